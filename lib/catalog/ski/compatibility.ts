/**
 * Compatibility of the parts of a ski package (spec 2 §4 "Ski wizard"). Pure: the back end, the checkout and tests use it. A part with an
 * unknown value is compatible with nothing: a package is mounted before it is sent, and a wrong one is returned with drilled holes.
 */

export type SkiSport = 'alpine' | 'nordic'
export const SKI_GROUPS = ['skis', 'bindings', 'boots'] as const
export type SkiGroup = (typeof SKI_GROUPS)[number]

/** The values of `ski_type` in the shop API (spec 2 §7). */
export const SKI_TYPES = { laskettelu: 'alpine', murto: 'nordic' } as const satisfies Record<string, SkiSport>
export type SkiType = keyof typeof SKI_TYPES
export const skiTypeOf = (sport: SkiSport): SkiType => (sport === 'alpine' ? 'laskettelu' : 'murto')

export function isSkiSport(value: unknown): value is SkiSport {
  return value === 'alpine' || value === 'nordic'
}
export function isSkiGroup(value: unknown): value is SkiGroup {
  return SKI_GROUPS.some((group) => group === value)
}

/** The values of one product that decide about compatibility; widths in mm, release values on the binding's scale, null for unknown ones. */
export interface SkiPart {
  readonly sport: SkiSport
  readonly group: SkiGroup
  readonly isForChildren: boolean
  readonly waistWidth: number | null
  readonly brakeWidth: number | null
  readonly soleNorm: SoleNorm | null
  /** For cross-country skiing: classic, skating, touring. */
  readonly technique: string | null
  readonly releaseMin: number | null
  readonly releaseMax: number | null
}

/** Soles that fit a binding; a norm that is not listed is represented by its own text and fits only itself. */
type SoleNorm = string

const NORMS: readonly (readonly [SoleNorm, RegExp])[] = [
  ['gripwalk', /gripwalk|23223/i],
  ['alpine-junior', /5355\s*-?\s*c/i],
  ['alpine', /5355/i],
  ['nordic-75', /75\s*mm|three-pin/i],
  ['pin', /9523|\bpin\b/i],
  ['backcountry', /backcountry|\bbc\b/i],
  // One system under several names: two rails, the same bar at the toe.
  ['track', /\bnnn\b|prolink|turnamic|two-rail/i],
  ['sns', /\bsns\b/i],
]

/** The norm of an English text such as "GripWalk (ISO 23223)". */
export function soleNormOf(text: string | null | undefined): SoleNorm | null {
  const trimmed = text?.trim().toLowerCase()
  return trimmed ? (NORMS.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? trimmed) : null
}

/** A brake must be wider than the ski, but only by little: a wider one drags in the snow. */
const BRAKE_ROOM_MM = 15
/** The release value in the middle of a binding's target group: about 30 kg for children, about 70 kg for adults (ISO 11088). */
const TYPICAL_RELEASE = { children: 2, adults: 6 } as const

/** Soles that fit a binding besides its own: a binding for GripWalk also takes flat alpine soles, but not the reverse. */
const ALSO_TAKES: Readonly<Record<SoleNorm, readonly SoleNorm[]>> = { gripwalk: ['alpine'] }

function takesSole(binding: SkiPart, boots: SkiPart): boolean {
  if (binding.soleNorm === null || boots.soleNorm === null) return false
  return binding.soleNorm === boots.soleNorm || (ALSO_TAKES[binding.soleNorm]?.includes(boots.soleNorm) ?? false)
}

function hasSensibleRelease(binding: SkiPart): boolean {
  const { releaseMin: min, releaseMax: max } = binding
  const typical = binding.isForChildren ? TYPICAL_RELEASE.children : TYPICAL_RELEASE.adults
  return min !== null && max !== null && min > 0 && min <= typical && typical <= max
}

function brakeFits(skis: SkiPart, binding: SkiPart): boolean {
  if (skis.waistWidth === null || binding.brakeWidth === null) return false
  return binding.brakeWidth >= skis.waistWidth && binding.brakeWidth <= skis.waistWidth + BRAKE_ROOM_MM
}

const sameTechnique = (a: SkiPart, b: SkiPart) => a.technique !== null && a.technique === b.technique
const sameNorm = (a: SkiPart, b: SkiPart) => a.soleNorm !== null && a.soleNorm === b.soleNorm

function alpineFits(a: SkiPart, b: SkiPart): boolean {
  if (a.isForChildren !== b.isForChildren) return false
  const { skis, bindings, boots } = byGroup(a, b)
  if (bindings && !hasSensibleRelease(bindings)) return false
  if (skis && bindings) return brakeFits(skis, bindings)
  return bindings && boots ? takesSole(bindings, boots) : true
}

function nordicFits(a: SkiPart, b: SkiPart): boolean {
  const { skis, boots } = byGroup(a, b)
  // A cross-country binding has no size: children's skis use the same as adults' skis.
  if (skis && boots && skis.isForChildren !== boots.isForChildren) return false
  return sameNorm(a, b) && sameTechnique(a, b)
}

function byGroup(a: SkiPart, b: SkiPart): Partial<Record<SkiGroup, SkiPart>> {
  return { [a.group]: a, [b.group]: b }
}

/** True when two products of different groups are compatible. Never across sports, never for two of one group. */
export function isCompatible(a: SkiPart, b: SkiPart): boolean {
  if (a.sport !== b.sport || a.group === b.group) return false
  return a.sport === 'alpine' ? alpineFits(a, b) : nordicFits(a, b)
}

/** A package is one pair of skis, one binding and, unless the skier has boots, one pair of boots that are all compatible. */
export function isPackage(parts: readonly SkiPart[], sport: SkiSport): boolean {
  const groups = new Set(parts.map(({ group }) => group))
  return (
    groups.size === parts.length &&
    groups.has('skis') &&
    groups.has('bindings') &&
    parts.every((part) => part.sport === sport) &&
    parts.every((a, index) => parts.slice(index + 1).every((b) => isCompatible(a, b)))
  )
}

/** The value of a part's property: English text of an option, or a number. */
export interface SkiProperty {
  readonly slug: string
  readonly number: number | null
  readonly text: string | null
}

/** A part from the product's properties. */
export function skiPart(
  wizard: { readonly sport: SkiSport; readonly group: SkiGroup },
  properties: readonly SkiProperty[],
): SkiPart {
  const of = (slug: string) => properties.find((property) => property.slug === slug)
  const number = (slug: string) => of(slug)?.number ?? null
  return {
    sport: wizard.sport,
    group: wizard.group,
    isForChildren: /child|junior|kid/i.test(of('user')?.text ?? ''),
    waistWidth: number('waist-width'),
    brakeWidth: number('brake-width'),
    soleNorm: soleNormOf(of('sole-norm')?.text),
    technique: of('technique')?.text?.trim().toLowerCase() || null,
    releaseMin: number('release-min'),
    releaseMax: number('release-max'),
  }
}
