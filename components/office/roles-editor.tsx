'use client'

import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'

import { OFFICE_ROLES, type Role, ROLES, USE_OFFICE } from '@/lib/contract/access/permissions'

import type { EditorProps } from './editor-props'
import { Fold } from './fold'
import { optionLabel } from './show-value'

/** Fields of a person that are roles without being among those that are ticked: whoever runs the shop's machine gives them. */
const OF_THE_MACHINE: Readonly<Record<string, Role>> = { isStaff: 'staff', isAdmin: 'administrator' }

export const isRoleField = (name: string): boolean => name === 'officeRoles' || Object.hasOwn(OF_THE_MACHINE, name)

/** The roles of a person: each says what it allows, and who gives it. */
export function RolesEditor(props: EditorProps) {
  const role = OF_THE_MACHINE[props.field.name]
  return role === undefined ? <OfficeRoles {...props} /> : <RoleOfMachine {...props} role={role} />
}

function OfficeRoles({ field, value, onChange, hint, fault }: EditorProps) {
  const intl = useIntl()
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-ink-muted text-xs">
        {intl.formatMessage({ id: `office.field_${field.name}` })}
      </legend>
      <div className="grid items-start gap-x-4 md:grid-cols-2">
        {OFFICE_ROLES.map((role) => (
          <RoleRow
            key={role}
            role={role}
            name={optionLabel(intl, role)}
            isChosen={chosen.includes(role)}
            isReadOnly={field.isReadOnly}
            onChange={(isChosen) =>
              onChange(OFFICE_ROLES.filter((one) => (one === role ? isChosen : chosen.includes(one))))
            }
          />
        ))}
      </div>
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}

function RoleOfMachine({ field, value, hint, role }: EditorProps & { role: Role }) {
  const intl = useIntl()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <RoleRow
        role={role}
        name={intl.formatMessage({ id: `office.field_${field.name}` })}
        isChosen={value === true}
        isReadOnly
        onChange={() => undefined}
      >
        {hint === undefined ? null : <p className="pl-7 text-ink-muted text-xs">{hint}</p>}
      </RoleRow>
    </div>
  )
}

interface RoleRowProps {
  role: Role
  name: string
  isChosen: boolean
  isReadOnly: boolean
  onChange: (isChosen: boolean) => void
  /** Between the name and what it allows. */
  children?: ReactNode
}

function RoleRow({ role, name, isChosen, isReadOnly, onChange, children }: RoleRowProps) {
  const intl = useIntl()
  const id = useId()
  // Every role of the back office has it: it tells none of them apart.
  const allowed = [...ROLES[role]].filter((permission) => permission !== USE_OFFICE)
  return (
    <div>
      <label htmlFor={id} className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2">
        <input
          id={id}
          type="checkbox"
          className="size-5"
          disabled={isReadOnly}
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
        />
        {name}
      </label>
      {children}
      <details className="pl-7">
        <Fold className="cursor-pointer text-ink-muted text-xs">
          {intl.formatMessage({ id: 'office.role_allows' }, { name, count: allowed.length })}
        </Fold>
        <ul className="list-disc pb-2 pl-5 text-xs">
          {allowed.map((permission) => (
            <li key={permission}>
              {intl.formatMessage({ id: `office.permission_${permission.replaceAll('.', '_')}` })}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
