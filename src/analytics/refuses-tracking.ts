/** The signals of a browser whose visitor does not want to be followed. */
export interface PrivacySignals {
  /** Global Privacy Control, which California's law knows. */
  globalPrivacyControl?: unknown;
  doNotTrack?: string | null;
}

/** Whether a visitor has said, through the browser, that visits shall not be counted. */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
