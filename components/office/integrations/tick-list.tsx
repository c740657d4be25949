'use client'

import { useId } from 'react'

interface Choice {
  readonly value: string
  readonly text: string
}

interface TickListProps {
  name: string
  legend: string
  choices: readonly Choice[]
}

/** Choices of a form, of which several can be ticked. */
export function TickList({ name, legend, choices }: TickListProps) {
  return (
    <fieldset className="flex flex-col gap-1 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{legend}</legend>
      <Ticks name={name} choices={choices} />
    </fieldset>
  )
}

interface GroupedTicksProps {
  name: string
  legend: string
  groups: readonly { readonly title: string; readonly choices: readonly Choice[] }[]
}

/** Many choices under headings. */
export function GroupedTicks({ name, legend, groups }: GroupedTicksProps) {
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{legend}</legend>
      {groups.map(({ title, choices }) => (
        <TickGroup key={title} name={name} title={title} choices={choices} />
      ))}
    </fieldset>
  )
}

function TickGroup({ name, title, choices }: { name: string; title: string; choices: readonly Choice[] }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-1">
      <p id={id} className="text-ink-muted text-sm">
        {title}
      </p>
      <Ticks name={name} choices={choices} />
    </div>
  )
}

function Ticks({ name, choices }: { name: string; choices: readonly Choice[] }) {
  return (
    <div className="grid gap-x-4 gap-y-1 md:grid-cols-2 xl:grid-cols-3">
      {choices.map(({ value, text }) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name={name} value={value} className="size-5 shrink-0" />
          <span className="min-w-0">
            {text}
            <span className="block break-all text-ink-muted text-xs">{value}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
