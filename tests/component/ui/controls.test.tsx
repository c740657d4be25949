// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { AccordionItem } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { Checkbox, Radio } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { SizeButton } from '@/components/ui/size-button'
import { Swatch, swatchBackground } from '@/components/ui/swatch'

import { show } from './support'

afterEach(cleanup)

describe('Button', () => {
  it('is no submit button unless it says so, and ignores presses while busy without losing focus', () => {
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Add</Button>)
    const button = screen.getByRole('button', { name: 'Add' })
    expect(button.getAttribute('type')).toBe('button')
    fireEvent.click(button)
    rerender(
      <Button onClick={onClick} type="submit" busy>
        Add
      </Button>,
    )
    button.focus()
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('type')).toBe('button')
    expect(document.activeElement).toBe(button)
  })
})

describe('Input', () => {
  it('ties label, hint and error to the control', () => {
    render(<Input id="mail" label="E-mail" hint="For the receipt" error="Not an address" required />)
    const field = screen.getByRole('textbox', { name: /E-mail/ })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['For the receipt', 'Not an address'])
  })

  it('says nothing of errors when there is none', () => {
    render(<Input id="mail" label="E-mail" />)
    const field = screen.getByRole('textbox')
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    expect(field.hasAttribute('aria-describedby')).toBe(false)
  })
})

describe('Checkbox and Radio', () => {
  it('take the whole row as target and keep the group to one choice', async () => {
    render(
      <>
        <Checkbox label="Gift wrap" after="12" />
        <Radio name="size" label="S" defaultChecked />
        <Radio name="size" label="M" />
      </>,
    )
    await userEvent.click(screen.getByText('Gift wrap'))
    await userEvent.click(screen.getByText('M'))
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true)
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true])
  })
})

function Stepper({ max = 5, onChange = () => undefined }: { max?: number; onChange?: (value: number) => void }) {
  const [value, setValue] = useState(2)
  return (
    <QuantityStepper
      value={value}
      max={max}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      labels={{ quantity: 'Quantity', less: 'Less', more: 'More' }}
    />
  )
}

describe('QuantityStepper', () => {
  it('counts up to the maximum and down to one', async () => {
    render(<Stepper max={3} />)
    const [less, more] = [screen.getByRole('button', { name: 'Less' }), screen.getByRole('button', { name: 'More' })]
    await userEvent.click(more)
    expect(more.hasAttribute('disabled')).toBe(true)
    await userEvent.click(less)
    await userEvent.click(less)
    expect(less.hasAttribute('disabled')).toBe(true)
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('1')
  })

  it('takes a typed number when the field is left, clamps it, and keeps the old one for rubbish', async () => {
    const onChange = vi.fn()
    render(<Stepper onChange={onChange} />)
    const field = screen.getByRole('textbox') as HTMLInputElement
    await userEvent.clear(field)
    await userEvent.type(field, '99{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(5)
    await userEvent.clear(field)
    await userEvent.type(field, 'abc')
    fireEvent.blur(field)
    expect(field.value).toBe('5')
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})

describe('SizeButton and Swatch', () => {
  it('an unavailable size stays a choice and says why', async () => {
    const onClick = vi.fn()
    show(<SizeButton size="M" unavailable unavailableLabel="sold out" onClick={onClick} />)
    const button = screen.getByRole('button', { name: 'M, sold out' })
    await userEvent.click(button)
    expect(onClick).toHaveBeenCalled()
    expect(button.getAttribute('aria-pressed')).toBe('false')
  })

  it('with an address they are links that mark the current choice', () => {
    show(
      <>
        <SizeButton size="L" href="?size=L" selected />
        <Swatch name="Fjord" colors={['#111', '#222']} href="?color=fjord" />
      </>,
    )
    expect(screen.getByRole('link', { name: 'L' }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('link', { name: 'Fjord' }).hasAttribute('aria-current')).toBe(false)
  })

  it('a swatch shows each colour as a stripe', () => {
    expect(swatchBackground(['#abc'])).toBe('#abc')
    expect(swatchBackground(['#111', '#222'])).toBe('linear-gradient(105deg, #111 0.0% 50.0%, #222 50.0% 100.0%)')
  })
})

describe('Checkbox in a fold', () => {
  it('is lit by a pointer over itself alone: a fold that lights all of its ticks makes the browser count each of their borders', () => {
    const { container } = show(
      <AccordionItem title="Brands" open>
        <Checkbox label="Tunturi" />
      </AccordionItem>,
    )
    const lit = [...(container.querySelector('input')?.classList ?? [])].flatMap(
      (name) => /^group-hover\/?(\w*):/.exec(name)?.[1] ?? [],
    )
    expect(lit).toEqual(['tick'])
    expect(container.querySelector('label')?.classList.contains('group/tick')).toBe(true)
    expect(
      [...container.querySelectorAll('details, summary, div')].filter(
        ({ classList }) => classList.contains('group') || classList.contains('group/tick'),
      ),
    ).toEqual([])
  })
})
