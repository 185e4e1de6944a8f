/**
 * An island that knows the HTML it was printed with, so that what others have changed since can be taken back, and the
 * click by which its visitor opened something before it was live.
 */
export interface PrintedIsland extends HTMLElement {
  printed?: string;
  toggled?: { button: Element; event: MouseEvent };
}
