'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Input } from '@/components/ui/input'
import type { SettingKey } from '@/lib/contract/general-settings'

import { SETTING_KEYS } from '../setting-text'
import { SettingRow } from './setting-row'
import { SETTING_GROUPS, SHAPES } from '../setting-shapes'

interface SettingsPageProps {
  /** Values by key; a setting without one has its default. */
  stored: Readonly<Record<string, string>>
  canChange: boolean
}

/** All general settings in groups, searched by their words and by their keys. */
export function SettingsPage({ stored, canChange }: SettingsPageProps) {
  const intl = useIntl()
  const [query, setQuery] = useState('')
  const word = (id: string) => intl.formatMessage({ id })
  const wanted = query.trim().toLowerCase()
  const isFound = (key: SettingKey) =>
    [key, word(`office.setting_${key}`), word(`office.setting_${key}_text`)].some((text) =>
      text.toLowerCase().includes(wanted),
    )
  const found = SETTING_KEYS.filter(isFound)
  return (
    <>
      <h1 className="text-2xl">{word('office.entity_settings')}</h1>
      <div className="max-w-form">
        <Input
          id="settings-search"
          type="search"
          label={word('office.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p role="status" className="text-ink-muted">
        {intl.formatMessage({ id: 'office.settings_shown' }, { shown: found.length, all: SETTING_KEYS.length })}
      </p>
      {SETTING_GROUPS.map((group) => {
        const own = found.filter((key) => SHAPES[key].group === group)
        return own.length === 0 ? null : (
          <section
            key={group}
            aria-labelledby={`settings-${group}`}
            className="rounded-card border border-line bg-surface p-4 lg:p-6"
          >
            <h2 id={`settings-${group}`} className="font-semibold text-lg">
              {word(`office.settings_${group}`)}
            </h2>
            {own.map((key) => (
              <SettingRow key={key} name={key} stored={stored[key] ?? null} canChange={canChange} />
            ))}
          </section>
        )
      })}
    </>
  )
}
