import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

import { Desk } from '@/components/office/desk'

import { framed, startOver } from './support'

const ME = { id: 1, name: 'Aino', email: 'aino@shop.example', permissions: [], tools: [], entities: [] }

/** Controls whose values are React's. */
function Form() {
  const [name, setName] = useState('Halti')
  const [text, setText] = useState('')
  const [isPublic, setPublic] = useState(false)
  const [kind, setKind] = useState('new')
  return (
    <>
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        aria-label="public"
        type="checkbox"
        checked={isPublic}
        onChange={(event) => setPublic(event.target.checked)}
      />
      <select aria-label="kind" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option value="new">new</option>
        <option value="used">used</option>
      </select>
      <output>{JSON.stringify({ name, text, isPublic, kind })}</output>
    </>
  )
}

const page = framed(
  <Desk me={ME} language="en" shopName="Polku" work={[]}>
    <Form />
  </Desk>,
)

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

it('keeps what was typed, ticked and chosen before the page was interactive', async () => {
  startOver()
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  const control = <T extends HTMLElement>(name: string) => host.querySelector<T>(`[aria-label="${name}"]`)
  const shown = () => JSON.parse(host.querySelector('output')?.textContent ?? '') as unknown
  const set = (name: string, values: Record<string, unknown>) => Object.assign(control(name) ?? {}, values)
  set('name', { value: 'Haltia' })
  set('text', { value: 'Warm' })
  set('public', { checked: true })
  set('kind', { value: 'used' })
  await act(async () => void hydrateRoot(host, page))
  expect(shown()).toEqual({ name: 'Haltia', text: 'Warm', isPublic: true, kind: 'used' })
  expect(control<HTMLInputElement>('name')?.value).toBe('Haltia')
  expect(control<HTMLInputElement>('public')?.checked).toBe(true)
})
