import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { stepOf, type TreeGroup } from '@/components/office/group-moves'
import { GroupTree } from '@/components/office/group-tree'

import { stubDialogs } from '../ui/support'
import { bodies, refused, router, serve, show, startOver } from './support'

const MOVE = '/api/office/groups/move/'
const TREE = '/api/office/groups/'
const group = (id: number, name: string, parent: number | null): TreeGroup => ({
  id,
  parent,
  names: { en: name, fi: `${name}-fi` },
  paths: { en: name.toLowerCase() },
  showInMenu: true,
  products: id,
})
/** Clothes (Jackets (Shells), Trousers), Skiing. */
const GROUPS = [
  group(1, 'Clothes', null),
  group(2, 'Jackets', 1),
  group(3, 'Shells', 2),
  group(4, 'Trousers', 1),
  group(5, 'Skiing', null),
]
const names = () => screen.getAllByRole('treeitem').map((item) => item.querySelector('a')?.textContent)
const item = (name: string) => screen.getByRole('link', { name }).closest('[role=treeitem]') as HTMLElement
const key = (name: string, init: Record<string, unknown> = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init })
const focus = (name: string) => act(() => item(name).focus())
const said = () => screen.getByRole('status').textContent

beforeEach(() => {
  startOver()
  stubDialogs()
  serve({ [MOVE]: { batch: 1 }, [TREE]: { groups: GROUPS, mayMove: true } })
})
afterEach(cleanup)

describe('the place of a group after a key', () => {
  it.each([
    [4, 'ArrowUp', { parent: 1, before: 2 }],
    [2, 'ArrowDown', { parent: 1, before: null }],
    [4, 'ArrowRight', { parent: 2, before: null }],
    [2, 'ArrowLeft', { parent: null, before: 5 }],
    [2, 'ArrowUp', null],
    [4, 'ArrowDown', null],
    [2, 'ArrowRight', null],
    [1, 'ArrowLeft', null],
    [9, 'ArrowUp', null],
  ])('%d %s', (id, name, place) => expect(stepOf(GROUPS, id, name)).toEqual(place))
})

describe('moving a group with its button', () => {
  const open = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Move ${name}` }))
  const parents = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Parent category' })
  const places = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place there' })
  const choices = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text)
  const move = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Move' })

  it('asks for its parent and its place there, and never offers what lies below it', async () => {
    show(<GroupTree groups={GROUPS} mayMove />)
    open('Jackets')
    expect(choices(parents())).toEqual(['None: at the top level', 'Clothes', 'Clothes › Trousers', 'Skiing'])
    expect([parents().value, choices(places()), move().disabled]).toEqual([
      '1',
      ['Before Trousers', 'At the end'],
      true,
    ])
    fireEvent.change(parents(), { target: { value: '' } })
    fireEvent.change(places(), { target: { value: '5' } })
    fireEvent.click(move())
    await waitFor(() => expect(bodies(MOVE)).toEqual([{ group: 2, from: 1, parent: null, before: 5 }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds the parent by a part of its name, and can be given up', () => {
    show(<GroupTree groups={GROUPS} mayMove />)
    open('Trousers')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ski' } })
    expect(choices(parents())).toEqual(['None: at the top level', 'Clothes', 'Skiing'])
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([screen.queryByRole('dialog'), bodies(MOVE)]).toEqual([null, []])
  })

  it('has keys of its own: Enter on it does not open the group', () => {
    show(<GroupTree groups={GROUPS} mayMove />)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Jackets' }), { key: 'Enter' })
    expect(router.push).not.toHaveBeenCalled()
  })

  it('is explained without keys, which are folded; who may not move sees neither', () => {
    const { unmount } = show(<GroupTree groups={GROUPS} mayMove />)
    expect(screen.getByText(/^Drag a category/)).toBeTruthy()
    expect(screen.getByText(/^Arrow keys walk/).closest('details')?.open).toBe(false)
    unmount()
    show(<GroupTree groups={GROUPS} mayMove={false} />)
    expect([screen.queryByText(/^Drag a category/), screen.queryByRole('button')]).toEqual([null, null])
  })
})

describe('the tree of groups', () => {
  it('is walked, folded and unfolded with the arrow keys, and opened with Enter', () => {
    show(<GroupTree groups={GROUPS} mayMove />)
    expect(names()).toEqual(['Clothes', 'Jackets', 'Trousers', 'Skiing'])
    focus('Clothes')
    key('ArrowDown')
    expect(document.activeElement).toBe(item('Jackets'))
    key('ArrowRight')
    expect(names()).toContain('Shells')
    key('ArrowRight')
    expect(document.activeElement).toBe(item('Shells'))
    key('ArrowLeft')
    key('ArrowLeft')
    expect(names()).not.toContain('Shells')
    key('End')
    expect(document.activeElement).toBe(item('Skiing'))
    key('Home')
    key('Enter')
    expect(router.push).toHaveBeenCalledWith('/hallinta/groups/1/')
  })

  it('tells levels and places to screen readers', () => {
    show(<GroupTree groups={GROUPS} mayMove />)
    const { ariaLevel } = item('Trousers')
    expect([
      ariaLevel ?? item('Trousers').getAttribute('aria-level'),
      item('Trousers').getAttribute('aria-posinset'),
    ]).toEqual(['2', '2'])
    expect([item('Jackets').getAttribute('aria-expanded'), item('Trousers').getAttribute('aria-expanded')]).toEqual([
      'false',
      null,
    ])
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('moves a group by Alt and an arrow, says so, and keeps the focus on it', async () => {
    serve({ [TREE]: { groups: GROUPS.map((one) => (one.id === 4 ? { ...one, parent: 2 } : one)), mayMove: true } })
    show(<GroupTree groups={GROUPS} mayMove />)
    focus('Trousers')
    key('ArrowRight', { altKey: true })
    await waitFor(() => expect(said()).toBe('Trousers is now in Jackets.'))
    expect(bodies(MOVE)).toEqual([{ group: 4, from: 1, parent: 2, before: null }])
    expect(document.activeElement).toBe(item('Trousers'))
    expect(item('Trousers').getAttribute('aria-level')).toBe('3')
  })

  it('moves a group by cutting and pasting; Escape lets it go', async () => {
    show(<GroupTree groups={GROUPS} mayMove />)
    focus('Jackets')
    key('x', { ctrlKey: true })
    expect(said()).toBe('Jackets is cut. Go to its new parent and press Ctrl V.')
    key('Escape')
    key('v', { ctrlKey: true })
    expect(bodies(MOVE)).toEqual([])
    key('x', { ctrlKey: true })
    key('End')
    key('v', { ctrlKey: true })
    await waitFor(() => expect(bodies(MOVE)).toEqual([{ group: 2, from: 1, parent: 5, before: null }]))
  })

  it('does not move a group below itself', () => {
    show(<GroupTree groups={GROUPS} mayMove />)
    focus('Clothes')
    key('x', { ctrlKey: true })
    key('ArrowDown')
    key('v', { ctrlKey: true })
    expect(said()).toBe('A category cannot go below itself.')
    expect(bodies(MOVE)).toEqual([])
  })

  it('says that somebody else has moved it, and shows where it is now', async () => {
    serve({
      [MOVE]: refused(409, 'CONFLICT', { details: { reason: 'moved' } }),
      [TREE]: { groups: GROUPS.map((one) => (one.id === 4 ? { ...one, parent: null } : one)), mayMove: true },
    })
    show(<GroupTree groups={GROUPS} mayMove />)
    focus('Trousers')
    key('ArrowUp', { altKey: true })
    await waitFor(() =>
      expect(said()).toBe('Somebody else has moved it in the meantime. The tree shows where it is now.'),
    )
    expect(item('Trousers').getAttribute('aria-level')).toBe('1')
  })

  it('takes a dragged group before a row or into it', async () => {
    show(<GroupTree groups={GROUPS} mayMove />)
    const data = new Map<string, string>()
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      types: ['text/x-group'],
    }
    const target = item('Skiing')
    target.getBoundingClientRect = () => ({ top: 100, height: 30 }) as DOMRect
    const drop = (clientY: number) => {
      const event = createEvent.drop(target, { dataTransfer })
      Object.defineProperty(event, 'clientY', { value: clientY })
      fireEvent(target, event)
    }
    fireEvent.dragStart(item('Jackets'), { dataTransfer })
    fireEvent.dragOver(target, { dataTransfer })
    drop(105)
    await waitFor(() => expect(bodies(MOVE)).toEqual([{ group: 2, from: 1, parent: null, before: 5 }]))
    drop(125)
    await waitFor(() => expect(bodies(MOVE)[1]).toEqual({ group: 2, from: 1, parent: 5, before: null }))
  })

  it('moves nothing for who may not', () => {
    show(<GroupTree groups={GROUPS} mayMove={false} />)
    focus('Trousers')
    key('ArrowUp', { altKey: true })
    key('x', { ctrlKey: true })
    expect([said(), bodies(MOVE), item('Trousers').getAttribute('draggable')]).toEqual(['', [], 'false'])
  })
})
