/** An island that knows the HTML it was printed with, so that what others have changed since can be taken back. */
export interface PrintedIsland extends HTMLElement {
  printed?: string;
}
