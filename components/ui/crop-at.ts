/** The part of a banner's picture that stays when the picture is cut to the shape of its place (spec 3 §3). */
const POINTS: Readonly<Record<string, string>> = {
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
}

/** The class for a banner's `cropPoint`: the middle where it names no side. */
export const cropAt = (point: string | null): string => POINTS[point ?? ''] ?? 'object-center'
