/** The map as somebody has drawn it near. */

import type { Movable } from "../../look/moving";
import { HOME, moved, zoomed } from "./camera";
import type { Point } from "./geometry";

export class Nearness implements Movable {
  camera = $state.raw(HOME);
  dragging = $state(false);

  drag(by: Point, { width, height }: DOMRect): void {
    this.camera = moved(this.camera, by, width, height);
  }

  near(factor: number, at: Point): boolean {
    const before = this.camera;
    this.camera = zoomed(before, factor, at);
    return this.camera !== before;
  }
}
