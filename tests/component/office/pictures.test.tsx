import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CutEditor } from '@/components/office/cut-editor'
import { FieldEditor } from '@/components/office/field-editor'
import { LibraryUpload } from '@/components/office/library-upload'
import { ProductPictures } from '@/components/office/product-pictures'
import type { OfficePictures } from '@/lib/contract/schemas/office-pictures'

import { bodies, field, refused, router, sent, serve, show, startOver } from './support'

const image = (id: number, more: Partial<OfficePictures['images'][number]> = {}) => ({
  id,
  path: `imported/${id}.jpg`,
  colour: null,
  captions: {},
  isVideo: false,
  picture: id,
  ...more,
})
const pictures = (ids: number[], more: Partial<OfficePictures> = {}): OfficePictures => ({
  images: ids.map((id) => image(id)),
  colours: [{ id: 5, names: { en: 'Blue', fi: 'Sininen' } }],
  mayChange: true,
  mayWrite: true,
  ...more,
})

/** Requests with progress, as the browser sends them; each waits to be answered. */
class FakeRequest {
  static readonly all: FakeRequest[] = []
  path = ''
  status = 0
  responseText = ''
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  body: unknown
  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader() {}
  send(body: unknown) {
    this.body = body
    FakeRequest.all.push(this)
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}
const DONE = { id: 1, path: 'imported/1.jpg', name: 'a.jpg', width: 8, height: 6, image: 1 }
const REFUSAL = { error: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'no', details: { reason: 'not_a_picture' } } }

const file = (name: string, size = 4) => Object.defineProperty(new File(['four'], name), 'size', { value: size })
function choose(...files: File[]): void {
  fireEvent.change(screen.getByLabelText('Choose pictures'), { target: { files } })
}
const tiles = () =>
  within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('listitem', { name: /^Picture/ })

beforeEach(() => {
  startOver()
  FakeRequest.all.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('uploading many pictures', () => {
  it('sends one after the other with its progress; one that fails keeps the others and says why', async () => {
    show(<LibraryUpload />)
    choose(file('one.jpg'), file('not.svg'), file('three.jpg'))
    await waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    expect(FakeRequest.all[0]?.path).toBe('/api/office/pictures/upload/?name=one.jpg')
    act(() => FakeRequest.all[0]?.upload.onprogress?.({ loaded: 2 }))
    expect(screen.getByText('50% sent')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'one.jpg' })).toBeTruthy()
    act(() => FakeRequest.all[0]?.answer(200, DONE))
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2))
    expect(router.refresh).toHaveBeenCalledTimes(1)
    act(() => FakeRequest.all[1]?.answer(415, REFUSAL))
    await waitFor(() => expect(FakeRequest.all).toHaveLength(3))
    act(() => FakeRequest.all[2]?.answer(200, DONE))
    expect(await screen.findByText('2 of 3 uploaded, 1 failed')).toBeTruthy()
    expect(screen.getByText(/^This is not a JPEG/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(FakeRequest.all).toHaveLength(4))
    act(() => FakeRequest.all[3]?.onerror?.())
    expect(await screen.findByText('No connection. Try again.')).toBeTruthy()
  })

  it('does not send what is too large', async () => {
    show(<LibraryUpload />)
    choose(file('huge.jpg', 200 * 1024 ** 2))
    expect(await screen.findByText('The file is larger than 25 MB.')).toBeTruthy()
    expect(FakeRequest.all).toHaveLength(0)
  })

  it('takes dropped files, and the camera of a phone', async () => {
    show(<LibraryUpload />)
    const files = [file('dropped.jpg')]
    fireEvent.drop(screen.getByText(/^Drop pictures/), { dataTransfer: { files, types: ['Files'] } })
    await waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    expect(screen.getByLabelText('Take a photo').getAttribute('capture')).toBe('environment')
  })
})

describe('the pictures of a product', () => {
  const ORDER = '/api/office/goods/7/pictures/order/'
  const ids = () =>
    tiles().map(
      (tile) =>
        tile
          .querySelector('img')
          ?.getAttribute('src')
          ?.match(/(\d)\.jpg/)?.[1],
    )

  it('are moved with Alt and the arrows, keep the focus, and say where they are', async () => {
    show(<ProductPictures model="7" pictures={pictures([1, 2, 3])} />)
    serve({ [ORDER]: pictures([2, 1, 3]) })
    const button = screen.getByRole('button', { name: 'Move later: Picture 1' })
    button.focus()
    fireEvent.keyDown(button, { key: 'ArrowRight', altKey: true })
    expect(await screen.findByText('Now at position 2 of 3')).toBeTruthy()
    expect(bodies(ORDER)).toEqual([{ from: [1, 2, 3], to: [2, 1, 3] }])
    expect(ids()).toEqual(['2', '1', '3'])
    expect(router.refresh).toHaveBeenCalledOnce()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move later: Picture 2')
    fireEvent.keyDown(button, { key: 'ArrowRight' })
    expect(bodies(ORDER)).toHaveLength(1)
  })

  it('are moved by dragging', async () => {
    show(<ProductPictures model="7" pictures={pictures([1, 2, 3])} />)
    serve({ [ORDER]: pictures([3, 1, 2]) })
    const data = new Map<string, string>()
    const dataTransfer = {
      files: [],
      types: ['application/x-office-picture'],
      setData: (type: string, text: string) => data.set(type, text),
      getData: (type: string) => data.get(type) ?? '',
    }
    const [first, , third] = tiles()
    if (!first || !third) throw new Error('no tiles')
    fireEvent.dragStart(third, { dataTransfer })
    fireEvent.drop(first, { dataTransfer })
    await waitFor(() => expect(bodies(ORDER)).toEqual([{ from: [1, 2, 3], to: [3, 1, 2] }]))
  })

  it('show what somebody else has done when the order is no longer the one on the screen', async () => {
    show(<ProductPictures model="7" pictures={pictures([1, 2])} />)
    serve({
      [ORDER]: refused(409, 'CONFLICT', { details: { reason: 'changed' } }),
      '/api/office/goods/7/pictures/': pictures([2, 1, 4]),
    })
    fireEvent.click(screen.getByRole('button', { name: 'Move later: Picture 1' }))
    expect(await screen.findByText('Somebody has changed this in the meantime.')).toBeTruthy()
    expect(ids()).toEqual(['2', '1', '4'])
  })

  it('get a colour and a text in each language', async () => {
    show(<ProductPictures model="7" pictures={pictures([1])} />)
    serve({ '/api/office/records/images/1/': {}, '/api/office/goods/7/pictures/': pictures([1]) })
    fireEvent.change(screen.getByRole('combobox', { name: 'Colour: Picture 1' }), { target: { value: '5' } })
    await waitFor(() =>
      expect(bodies('/api/office/records/images/1/')).toEqual([{ patch: [{ path: 'colourId', from: null, to: 5 }] }]),
    )
    fireEvent.change(screen.getByLabelText('Suomi'), { target: { value: 'Takki edestä' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(bodies('/api/office/records/images/1/').at(-1)).toEqual({
        patch: [{ path: 'captions.fi', from: null, to: 'Takki edestä' }],
      }),
    )
  })

  it('come from the library, too, each once', async () => {
    HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
      this.open = true
    }
    const found = ['imported/9.jpg', 'imported/1.jpg'].map((path) => ({
      ...{ id: path, title: path, values: { path }, labels: {} },
    }))
    serve({
      '/api/office/records/pictures/': { rows: found, total: 2 },
      '/api/office/records/images/': { id: '9' },
      '/api/office/goods/7/pictures/': pictures([1, 9]),
    })
    show(<ProductPictures model="7" pictures={pictures([1])} />)
    const take = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name: 'Choose from the library' }))
      fireEvent.click(await screen.findByRole('button', { name }))
    }
    await take('imported/9.jpg')
    await waitFor(() => expect(ids()).toEqual(['1', '9']))
    expect(bodies('/api/office/records/images/')).toMatchObject([
      { values: { modelId: 7, path: 'imported/9.jpg', type: 'image' } },
    ])
    await take('imported/1.jpg')
    expect(await screen.findByText('The product has this picture already.')).toBeTruthy()
    expect(bodies('/api/office/records/images/')).toHaveLength(1)
  })

  it('are removed after a question, and stay for who may only look', async () => {
    vi.stubGlobal('confirm', () => true)
    const { unmount } = show(<ProductPictures model="7" pictures={pictures([1])} />)
    serve({ '/api/office/remove/images/1/': { ok: true }, '/api/office/goods/7/pictures/': pictures([]) })
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Picture 1' }))
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Picture 1' })).toBeNull())
    unmount()
    show(<ProductPictures model="7" pictures={pictures([1], { mayChange: false, mayWrite: false })} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(tiles()).toHaveLength(1)
  })
})

describe('the part of a picture that is shown', () => {
  const CUTS = '/api/office/pictures/3/cuts/'
  const picture = { id: '3', path: 'imported/3.jpg', width: 800, height: 400, cuts: {} }
  const editor = (name: string) => within(screen.getByRole('group', { name }))

  it('is moved with sliders and saved for one use', async () => {
    show(<CutEditor picture={picture} />)
    const cuts = { card: { x: 0, y: 0, width: 0.5, height: 1, path: `imported/${'a'.repeat(32)}.jpg` } }
    serve({ [CUTS]: { cuts } })
    fireEvent.change(editor('In lists').getByLabelText('From left to right'), { target: { value: '1' } })
    fireEvent.click(editor('In lists').getByRole('button', { name: 'Save the crop' }))
    expect(await screen.findByText('Saved. Shoppers see it now.')).toBeTruthy()
    expect(bodies(CUTS)).toEqual([{ use: 'card', area: { x: 0.5, y: 0, width: 0.5, height: 1 }, from: {} }])
    fireEvent.click(editor('In lists').getByRole('button', { name: 'Show the whole picture' }))
    await waitFor(() => expect(bodies(CUTS).at(-1)).toEqual({ use: 'card', area: null, from: cuts }))
  })

  it('begins where it was, and says when somebody else was faster', async () => {
    const cuts = { banner: { x: 0.1, y: 0.2, width: 0.6, height: 0.5, path: `imported/${'b'.repeat(32)}.jpg` } }
    show(<CutEditor picture={{ ...picture, cuts }} />)
    serve({ [CUTS]: refused(409, 'CONFLICT', { details: { reason: 'changed' } }) })
    const banner = editor('Banners and pages')
    expect(Number((banner.getByLabelText('From left to right') as HTMLInputElement).value)).toBeCloseTo(0.25, 2)
    expect(Number((banner.getByLabelText('Zoom') as HTMLInputElement).value)).toBeCloseTo(1.67, 2)
    fireEvent.click(banner.getByRole('button', { name: 'Save the crop' }))
    expect(await screen.findByText('Somebody has changed this in the meantime.')).toBeTruthy()
  })
})

describe('a field with a picture', () => {
  it('is filled from the library', async () => {
    const onChange = vi.fn()
    // The document of the tests has no windows of its own.
    HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
      this.open = true
    }
    serve({
      '/api/office/records/pictures/': {
        rows: [{ id: '3', title: 'Talvi.jpg', values: { path: 'imported/3.jpg' }, labels: {} }],
        total: 1,
        page: 1,
        size: 60,
      },
    })
    show(<FieldEditor field={field('image', 'picture')} value={null} label={null} onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'Choose from the library' }))
    fireEvent.click(await screen.findByText('Talvi.jpg'))
    expect(onChange).toHaveBeenCalledWith('imported/3.jpg')
    expect(sent.some(({ path }) => path.includes('size=60'))).toBe(true)
  })

  const group = () => screen.getByRole('group', { name: 'Picture' })

  it('takes a file that is uploaded or dropped, one at a time', async () => {
    const onChange = vi.fn()
    show(<FieldEditor field={field('image', 'picture')} value={null} label={null} onChange={onChange} />)
    const input = screen.getByLabelText<HTMLInputElement>('Upload')
    expect(input.multiple).toBe(false)
    fireEvent.change(input, { target: { files: [file('one.jpg')] } })
    await waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    act(() => FakeRequest.all[0]?.answer(200, DONE))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('imported/1.jpg'))
    fireEvent.drop(group(), { dataTransfer: { files: [file('two.jpg'), file('three.jpg')], types: ['Files'] } })
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2))
    act(() => FakeRequest.all[1]?.answer(415, REFUSAL))
    expect(await screen.findByText(/^This is not a JPEG/)).toBeTruthy()
    expect(FakeRequest.all).toHaveLength(2)
  })

  it('is shown and taken away; its path is a detail that is closed at first', () => {
    const onChange = vi.fn()
    show(<FieldEditor field={field('image', 'picture')} value="imported/3.jpg" label={null} onChange={onChange} />)
    expect(group().querySelector('img')?.getAttribute('src')).toContain('imported/3.jpg')
    expect(group().querySelector('details')?.open).toBe(false)
    fireEvent.change(screen.getByLabelText('Picture: path of the file'), { target: { value: 'models/7/front.svg' } })
    expect(onChange).toHaveBeenLastCalledWith('models/7/front.svg')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Picture' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('that is needed cannot be taken away, and one that is only read has no buttons', () => {
    const picture = field('image', 'picture', { isRequired: true })
    const { rerender } = show(<FieldEditor field={picture} value="a.jpg" label={null} onChange={() => undefined} />)
    expect(screen.queryByRole('button', { name: 'Remove Picture' })).toBeNull()
    rerender(
      <FieldEditor field={{ ...picture, isReadOnly: true }} value="a.jpg" label={null} onChange={() => undefined} />,
    )
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('img', { name: 'Picture' })).toBeTruthy()
  })
})
