import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { BulkBar } from '@/components/office/bulk-bar'
import { BulkView } from '@/components/office/bulk-view'
import { RecordForm } from '@/components/office/record-form'
import type { OfficeValues } from '@/lib/contract/schemas/office'
import type { OfficeBulkWork } from '@/lib/contract/schemas/office-campaigns'

import { bodies, entity, field, refused, router, serve, show, startOver } from './support'

const texts = { section: 'texts' }
const FIELDS = [
  field('name', 'localized', texts),
  field('shortDescription', 'localizedLines', texts),
  field('autoTranslated', 'localized', texts),
  field('care', 'localizedLines', { section: 'safety' }),
]
const products = (canTranslate = true) => entity('products', FIELDS, { canTranslate })
const SAVE = '/api/office/records/products/7/'
const TRANSLATE = '/api/office/translations/'
const CONFIRM = '/api/office/confirmed-texts/products/7/'

const VALUES: OfficeValues = {
  name: { en: 'Jacket', fi: 'Takki', sv: 'Jacka', de: 'Jacke', fr: 'Veste', ru: 'Куртка' },
  shortDescription: { fi: 'Lämmin', en: 'Warm', de: 'Warm', sv: 'Varm' },
  autoTranslated: { de: 'fi' },
  care: {},
}
const open = (outdated: string[] = [], values: OfficeValues = {}, canTranslate = true) =>
  show(
    <RecordForm
      entity={products(canTranslate)}
      record={{ id: '7', title: 'Jacket', values: { ...VALUES, ...values }, labels: {}, change: 3, outdated }}
    />,
  )
const group = (name: RegExp) => within(screen.getByRole('group', { name }))
const short = () => group(/^Short description/)
const tab = (name: RegExp) => short().getByRole('tab', { name })
const press = (name: string | RegExp, inside = screen as unknown as ReturnType<typeof within>) =>
  fireEvent.click(inside.getByRole('button', { name }))
const save = () => press('Save')
const patch = () => (bodies(SAVE)[0] as { patch: unknown }).patch

beforeEach(startOver)
afterEach(cleanup)

describe('texts in six languages', () => {
  it('are named where they are missing or outdated, in the legend and at the tab, in words, too', () => {
    open(['shortDescription.sv', 'name.fr'])
    expect(short().getByText('Missing: FR, RU')).toBeTruthy()
    expect(short().getByText('Outdated: SV')).toBeTruthy()
    expect(tab(/^Svenska/).textContent).toBe('Svenska◐older than its source')
    expect(tab(/^Français/).textContent).toBe('Français○no text yet')
    expect(tab(/^Deutsch/).textContent).toBe('Deutschautomachine translation')
    expect(group(/^Name/).getByText('Outdated: FR')).toBeTruthy()
    expect(group(/^Name/).getByText('The source (Suomi) has changed since this was written.')).toBeTruthy()
  })

  it('begin with the reader’s language, and show it beside another one that is edited', () => {
    open()
    expect(
      group(/^Name/)
        .getAllByRole('textbox')
        .map((box) => (box as HTMLInputElement).value),
    ).toEqual(['Jacket', 'Takki', 'Jacka', 'Jacke', 'Veste', 'Куртка'])
    expect(short().queryByText('Source: English')).toBeNull()
    fireEvent.click(tab(/^Svenska/))
    expect(short().getByText('Source: English').nextElementSibling?.textContent).toBe('Warm')
    // The source is read there, and only there: one box can be typed in.
    expect(short().getAllByRole('textbox')).toHaveLength(1)
  })

  it('have the first language with a text as their source where the reader’s has none', () => {
    open([], { shortDescription: { sv: 'Varm', fi: 'Lämmin' } })
    expect(short().getByRole('tab', { selected: true }).textContent).toContain('Suomi')
    fireEvent.click(tab(/^English/))
    expect(short().getByText('Source: Suomi').nextElementSibling?.textContent).toBe('Lämmin')
  })

  it('that are outdated are confirmed by a button, or say why not', async () => {
    open(['shortDescription.sv'])
    fireEvent.click(tab(/^Svenska/))
    serve({ [CONFIRM]: refused(409, 'CONFLICT', { details: { reason: 'changed' } }) })
    press('It is still right', short())
    expect(await short().findByText('Somebody has changed this in the meantime.')).toBeTruthy()
    serve({ [CONFIRM]: { ok: true } })
    press('It is still right', short())
    await waitFor(() => expect(short().queryByText('Outdated: SV')).toBeNull())
    expect(bodies(CONFIRM).at(-1)).toEqual({ texts: [{ path: 'shortDescription.sv', text: 'Varm' }] })
    expect(router.refresh).toHaveBeenCalled()
  })

  it('are outdated no more while they are typed anew', () => {
    open(['shortDescription.sv'])
    fireEvent.click(tab(/^Svenska/))
    fireEvent.change(short().getByRole('textbox'), { target: { value: 'Värmande' } })
    expect(short().queryByText('Outdated: SV')).toBeNull()
  })
})

describe('the mark of a machine’s texts', () => {
  const marks = () => group(/^Machine translations/)
  const box = (name: RegExp) => marks().getByRole<HTMLInputElement>('checkbox', { name })

  it('is shown with what it was translated from, and taken away', async () => {
    open()
    expect(box(/^Deutsch/).checked).toBe(true)
    expect(marks().getByText('(source: Suomi)')).toBeTruthy()
    fireEvent.click(box(/^Deutsch/))
    serve({ [SAVE]: { id: '7' } })
    save()
    await waitFor(() => expect(patch()).toEqual([{ path: 'autoTranslated.de', from: 'fi', to: null }]))
  })

  it('goes when a text of the language is written, and stays when it is ticked again', async () => {
    open()
    fireEvent.click(tab(/^Deutsch/))
    fireEvent.change(short().getByRole('textbox'), { target: { value: 'Wärmt' } })
    expect(box(/^Deutsch/).checked).toBe(false)
    serve({ [SAVE]: { id: '7' } })
    save()
    const text = { path: 'shortDescription.de', from: 'Warm', to: 'Wärmt' }
    await waitFor(() => expect(patch()).toEqual([text, { path: 'autoTranslated.de', from: 'fi', to: null }]))
  })

  it('that is kept on purpose is named with the change of the text', async () => {
    open([], { autoTranslated: { de: 'unknown' } })
    fireEvent.click(tab(/^Deutsch/))
    fireEvent.change(short().getByRole('textbox'), { target: { value: 'Wärmt' } })
    fireEvent.click(box(/^Deutsch/))
    serve({ [SAVE]: { id: '7' } })
    save()
    await waitFor(() =>
      expect(patch()).toEqual([
        { path: 'shortDescription.de', from: 'Warm', to: 'Wärmt' },
        { path: 'autoTranslated.de', from: 'unknown', to: 'unknown' },
      ]),
    )
  })
})

describe('a machine', () => {
  it('fills what is missing or outdated, unsaved and marked until a person edits it', async () => {
    open(['shortDescription.sv'])
    const boxes = short().getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.filter(({ checked }) => checked).map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Svenska',
      'Français',
      'Русский',
    ])
    fireEvent.click(short().getByRole('checkbox', { name: 'Русский' }))
    serve({ [TRANSLATE]: { texts: { sv: 'Varm (m)', fr: 'Chaud' } } })
    press('Translate', short())
    await waitFor(() => expect(tab(/^Français/).textContent).toBe('Françaisautomachine translation'))
    expect(bodies(TRANSLATE)).toEqual([
      { entity: 'products', field: 'shortDescription', text: 'Warm', from: 'en', to: ['sv', 'fr'] },
    ])
    expect(bodies(SAVE)).toEqual([])
    fireEvent.click(tab(/^Français/))
    expect(short().getByText('Translated by machine. Read it before you save.')).toBeTruthy()
    const marked = () =>
      group(/^Machine translations/)
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ labels }) => labels?.[0]?.textContent)
    expect(marked()).toEqual(['Svenska(source: English)', 'Deutsch(source: Suomi)', 'Français(source: English)'])
    fireEvent.change(short().getByRole('textbox'), { target: { value: 'Bien chaud' } })
    expect(short().queryByText('Translated by machine. Read it before you save.')).toBeNull()
    expect(marked()).toEqual(['Svenska(source: English)', 'Deutsch(source: Suomi)'])
    serve({ [SAVE]: { id: '7' } })
    save()
    await waitFor(() =>
      expect(patch()).toEqual([
        { path: 'shortDescription.sv', from: 'Varm', to: 'Varm (m)' },
        { path: 'shortDescription.fr', from: null, to: 'Bien chaud' },
        { path: 'autoTranslated.sv', from: null, to: 'en' },
      ]),
    )
  })

  it('that does not translate says why, and changes nothing', async () => {
    open()
    serve({ [TRANSLATE]: refused(503, 'UNAVAILABLE', { details: { reason: 'translation_quota' } }) })
    press('Translate', short())
    expect(await short().findByText('The translation service’s quota is used up.')).toBeTruthy()
    expect(screen.getByText('All changes are saved')).toBeTruthy()
  })

  it('is offered for texts that have a source, where a service is set up', () => {
    open()
    expect(screen.getAllByText('Translate by machine')).toHaveLength(2)
    cleanup()
    open([], {}, false)
    expect(screen.queryByText('Translate by machine')).toBeNull()
  })
})

describe('missing texts of many products', () => {
  const WORK = '/api/office/translation-work/'
  const bar = (of = products()) => {
    show(
      <BulkBar entity={of} query={{ q: 'coat', filter: '' }} total={300} page="1">
        <input type="checkbox" name="record" value="7" aria-label="Jacket" />
      </BulkBar>,
    )
    fireEvent.click(screen.getByRole('checkbox', { name: 'Jacket' }))
  }
  const more = entity('products', [...FIELDS, field('isPublic', 'boolean')], { canTranslate: true })

  it('are translated into the languages that are chosen, as work with a page of its own', async () => {
    bar(more)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Translate' }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Deutsch' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Svenska' }))
    serve({ [WORK]: { job: 9 } })
    press('Translate')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/bulk/9/'))
    expect(bodies(WORK)).toEqual([{ ids: ['7'], to: ['sv', 'de'] }])
  })

  it('say why the work was not begun, and are offered only where a service is set up', async () => {
    bar(more)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Deutsch' }))
    serve({ [WORK]: refused(503, 'UNAVAILABLE', { details: { reason: 'translation_off' } }) })
    press('Translate')
    expect(await screen.findByText('No translation service is set up.')).toBeTruthy()
    cleanup()
    bar({ ...more, canTranslate: false })
    expect(screen.queryByText('Translate missing texts')).toBeNull()
    cleanup()
    bar({ ...more, name: 'brands' })
    expect(screen.queryByText('Translate missing texts')).toBeNull()
  })

  it('are shown with their languages, how many there were, and what was left', () => {
    const work: OfficeBulkWork = {
      ...{ id: 9, kind: 'translate', state: 'done', done: 3, total: 3, entity: 'products', set: [] },
      ...{ languages: ['sv', 'de'], changed: 2, texts: 5, batch: 4 },
      faults: [{ record: 'Jacket', message: 'translation_too_long' }],
    }
    show(<BulkView work={work} />)
    expect(screen.getByText('Svenska and Deutsch')).toBeTruthy()
    expect(screen.getByText('5 texts translated.')).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe('Jacket: The text is too long to be translated at once.')
    expect(screen.getByRole('progressbar', { name: 'Translation of missing texts' })).toBeTruthy()
  })
})
