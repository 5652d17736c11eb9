// Stars pop when they are won, one after another; with reduced motion they are there at once.
import { calm } from "../rack/glide";

/** Pops the stars that are won in this element. */
export function popStars(within: Element): void {
  if (calm()) return;
  [...within.querySelectorAll<SVGElement>(".rw-stars [data-won]")].forEach((star, at) => {
    const [x = "0", y = "0"] = /\(([^)]*)\)/.exec(star.getAttribute("transform") ?? "")?.[1]?.split(/[ ,]+/) ?? [];
    const frame = (scale: number, offset: number): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      offset,
    });
    star.animate?.([frame(0, 0), frame(1.5, 0.6), frame(1, 1)], {
      id: "rw-pop",
      duration: 420,
      delay: at * 130,
      easing: "ease-out",
      fill: "backwards",
    });
  });
}
