'use client'

import { type ChangeEvent, useId, useState } from 'react'

import { Input } from '@/components/ui/input'
import { matchesAnswer } from '@/lib/content/answers'

interface AnswerSearchProps {
  label: string
  /** The number of answers found; `#` is replaced by it. */
  found: string
  none: string
}

const textOf = (element: Element) => element.textContent ?? ''

/** Hides the questions of an article that do not match, with headings that have none left and the links to them. Returns how many are left. */
function showOnly(article: Element, search: string): number {
  const questions = [...article.querySelectorAll<HTMLElement>('.prose > details')]
  for (const question of questions) question.hidden = !matchesAnswer(textOf(question), search)
  for (const heading of article.querySelectorAll<HTMLElement>('.prose > h2')) {
    const own: HTMLElement[] = []
    for (let next = heading.nextElementSibling; next?.matches('details'); next = next.nextElementSibling)
      own.push(next as HTMLElement)
    heading.hidden = own.length > 0 && own.every(({ hidden }) => hidden)
  }
  for (const jumps of article.querySelectorAll<HTMLElement>('.prose > .jumps')) jumps.hidden = search.trim() !== ''
  return questions.filter(({ hidden }) => !hidden).length
}

/** A field that searches the questions below it. They are markup that React does not know, and without script there is no field. */
export function AnswerSearch({ label, found, none }: AnswerSearchProps) {
  const id = useId()
  const [left, setLeft] = useState<number | null>(null)
  const search = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const article = currentTarget.closest('article')
    if (!article) return
    const count = showOnly(article, currentTarget.value)
    setLeft(currentTarget.value.trim() === '' ? null : count)
  }
  return (
    <div role="search" className="scripted mb-8 max-w-text">
      <Input id={id} label={label} type="search" autoComplete="off" onChange={search} />
      <p role="status" className="mt-1.5 min-h-6 text-sm text-ink-muted">
        {left === null ? '' : left === 0 ? none : found.replace('#', String(left))}
      </p>
    </div>
  )
}
