import { describe, expect, it } from 'vitest'

import { isCompatible, isPackage, type SkiPart, skiPart, soleNormOf } from '@/lib/catalog/ski/compatibility'

const part = (group: SkiPart['group'], more: Partial<SkiPart> = {}, sport: SkiPart['sport'] = 'alpine'): SkiPart => ({
  sport,
  group,
  isForChildren: false,
  waistWidth: null,
  brakeWidth: null,
  soleNorm: null,
  technique: null,
  releaseMin: null,
  releaseMax: null,
  ...more,
})
const skis = (more: Partial<SkiPart> = {}) => part('skis', { waistWidth: 88, ...more })
const binding = (more: Partial<SkiPart> = {}) =>
  part('bindings', { brakeWidth: 95, soleNorm: 'gripwalk', releaseMin: 3.5, releaseMax: 11, ...more })
const boots = (more: Partial<SkiPart> = {}) => part('boots', { soleNorm: 'gripwalk', ...more })
const nordic = (group: SkiPart['group'], more: Partial<SkiPart> = {}) =>
  part(group, { soleNorm: 'track', technique: 'classic', ...more }, 'nordic')

describe('B4.02 alpine: what fits what', () => {
  it.each([
    [87, false],
    [88, true],
    [95, true],
    [103, true],
    [104, false],
  ])('a brake of %s mm on a waist of 88 mm: %s', (brakeWidth, fits) => {
    expect(isCompatible(skis(), binding({ brakeWidth }))).toBe(fits)
    expect(isCompatible(binding({ brakeWidth }), skis())).toBe(fits)
  })

  it.each([
    ['gripwalk', 'gripwalk', true],
    ['gripwalk', 'alpine', true],
    ['alpine', 'gripwalk', false],
    ['alpine', 'alpine', true],
    ['pin', 'pin', true],
    ['pin', 'gripwalk', false],
    ['gripwalk', 'pin', false],
    ['alpine', 'alpine-junior', false],
  ])('a %s binding with %s boots: %s', (own, sole, fits) => {
    expect(isCompatible(binding({ soleNorm: own }), boots({ soleNorm: sole }))).toBe(fits)
  })

  it('children’s goods go with children’s only', () => {
    const junior = { isForChildren: true }
    const small = binding({ ...junior, soleNorm: 'alpine-junior', brakeWidth: 78, releaseMin: 0.75, releaseMax: 4.5 })
    expect(isCompatible(skis({ ...junior, waistWidth: 68 }), small)).toBe(true)
    expect(isCompatible(boots({ ...junior, soleNorm: 'alpine-junior' }), small)).toBe(true)
    expect(isCompatible(skis({ waistWidth: 68 }), small)).toBe(false)
    expect(isCompatible(skis({ waistWidth: 68 }), boots(junior))).toBe(false)
  })

  it('a binding whose release scale does not reach its skiers fits nothing', () => {
    expect(isCompatible(skis(), binding({ releaseMin: 0.75, releaseMax: 4.5 }))).toBe(false)
    expect(isCompatible(skis(), binding({ releaseMin: 8, releaseMax: 18 }))).toBe(false)
    expect(isCompatible(boots(), binding({ releaseMin: 11, releaseMax: 3 }))).toBe(false)
    expect(isCompatible(boots(), binding({ releaseMin: null }))).toBe(false)
  })

  it('what nobody knows fits nothing', () => {
    expect(isCompatible(skis({ waistWidth: null }), binding())).toBe(false)
    expect(isCompatible(skis(), binding({ brakeWidth: null }))).toBe(false)
    expect(isCompatible(boots({ soleNorm: null }), binding({ soleNorm: null }))).toBe(false)
  })

  it('never two of one group, never across sports', () => {
    expect(isCompatible(skis(), skis())).toBe(false)
    expect(isCompatible(skis(), nordic('bindings'))).toBe(false)
  })
})

describe('B4.02 cross-country: what fits what', () => {
  it('the same sole norm and the same technique', () => {
    expect(isCompatible(nordic('skis'), nordic('bindings'))).toBe(true)
    expect(isCompatible(nordic('skis'), nordic('boots'))).toBe(true)
    expect(isCompatible(nordic('skis'), nordic('bindings', { soleNorm: 'sns' }))).toBe(false)
    expect(isCompatible(nordic('boots'), nordic('bindings', { technique: 'skating' }))).toBe(false)
    expect(isCompatible(nordic('boots', { technique: null }), nordic('bindings', { technique: null }))).toBe(false)
  })

  it('a binding has no size; skis and boots are both a child’s or both not', () => {
    expect(isCompatible(nordic('skis', { isForChildren: true }), nordic('bindings'))).toBe(true)
    expect(isCompatible(nordic('skis', { isForChildren: true }), nordic('boots'))).toBe(false)
  })
})

describe('P3.11 a package', () => {
  it('is skis and a binding, with or without boots, all of which go together', () => {
    expect(isPackage([skis(), binding(), boots()], 'alpine')).toBe(true)
    expect(isPackage([skis(), binding()], 'alpine')).toBe(true)
    expect(isPackage([skis(), boots()], 'alpine')).toBe(false)
    expect(isPackage([skis(), binding(), binding()], 'alpine')).toBe(false)
    expect(isPackage([skis(), binding(), boots({ soleNorm: 'pin' })], 'alpine')).toBe(false)
    expect(isPackage([skis(), binding()], 'nordic')).toBe(false)
    expect(isPackage([nordic('skis'), nordic('bindings'), nordic('boots')], 'nordic')).toBe(true)
  })
})

describe('reading a part', () => {
  it.each([
    ['GripWalk (ISO 23223)', 'gripwalk'],
    ['Alpine (ISO 5355 A)', 'alpine'],
    ['Alpine, children (ISO 5355 C)', 'alpine-junior'],
    ['Touring with pin inserts (ISO 9523)', 'pin'],
    ['NNN', 'track'],
    ['Prolink', 'track'],
    ['Turnamic', 'track'],
    ['SNS Pilot', 'sns'],
    ['NNN BC', 'backcountry'],
    ['75 mm, three-pin', 'nordic-75'],
    ['Xcelerator', 'xcelerator'],
    ['', null],
    [null, null],
  ])('the norm in %s is %s', (text, norm) => expect(soleNormOf(text)).toBe(norm))

  it('takes widths, norm, technique and user from the properties', () => {
    expect(
      skiPart({ sport: 'alpine', group: 'skis' }, [
        { slug: 'waist-width', number: 88, text: null },
        { slug: 'user', number: null, text: 'Children' },
        { slug: 'technique', number: null, text: ' Classic ' },
      ]),
    ).toEqual({ ...part('skis'), waistWidth: 88, isForChildren: true, technique: 'classic' })
  })
})
