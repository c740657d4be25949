/** Colours that the law prescribes for labels, the same in every theme. */
export const LABEL = {
  paper: '#ffffff',
  ink: '#000000',
  /** Frames of hazard pictograms (Regulation (EC) No 1272/2008, Annex V). */
  red: '#d5001c',
  /** The harmonised notice and label (Implementing Regulation (EU) 2025/1960). */
  blue: '#003399',
  yellow: '#ffed00',
} as const
