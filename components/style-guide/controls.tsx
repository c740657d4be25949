import type { IntlShape } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { ButtonSize, ButtonVariant } from '@/components/ui/button-style'
import { Checkbox, Radio } from '@/components/ui/checkbox'
import { IconButton } from '@/components/ui/icon-button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'

import { COLUMNS, GuideSection, Specimen } from './specimen'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg']
const CLOTHES_SIZES = ['S', 'M', 'L']

/** Buttons in every kind, size and state, and links that look like them. */
export function Buttons({ intl }: { intl: IntlShape }) {
  const t = (id: string) => intl.formatMessage({ id })
  const add = t('product.add_to_cart')
  return (
    <GuideSection id="buttons" title={t('style.section_buttons')}>
      <Specimen title={t('style.variants')}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {add}
          </Button>
        ))}
      </Specimen>
      <Specimen title={t('style.sizes')}>
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {add}
          </Button>
        ))}
      </Specimen>
      <Specimen title={t('style.with_icon')}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} icon="cart">
            {add}
          </Button>
        ))}
      </Specimen>
      <Specimen title={t('style.icon_only')}>
        <IconButton icon="close" label={t('common.close')} />
        <IconButton icon="close" label={t('common.close')} tone="surface" />
        <IconButton icon="close" label={t('common.close')} disabled />
      </Specimen>
      <Specimen title={t('style.disabled')}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {add}
          </Button>
        ))}
      </Specimen>
      <Specimen title={t('style.busy')}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {add}
          </Button>
        ))}
      </Specimen>
      <Specimen title={t('style.link')}>
        {VARIANTS.map((variant) => (
          <ButtonLink key={variant} href="#buttons" variant={variant} iconAfter="arrow-right">
            {t('style.link')}
          </ButtonLink>
        ))}
        <a href="#buttons" className="link">
          {t('style.link')}
        </a>
      </Specimen>
    </GuideSection>
  )
}

/** Text fields, selects, checkboxes and radio buttons. They are not in a form, so nothing is sent. */
export function Fields({ intl }: { intl: IntlShape }) {
  return (
    <GuideSection id="fields" title={intl.formatMessage({ id: 'style.section_fields' })}>
      <TextFields intl={intl} />
      <Selects intl={intl} />
      <Ticks intl={intl} />
    </GuideSection>
  )
}

function TextFields({ intl }: { intl: IntlShape }) {
  const t = (id: string) => intl.formatMessage({ id })
  const field = { type: 'email', autoComplete: 'off', label: t('style.field_label') }
  return (
    <div className={COLUMNS}>
      <Specimen title={t('style.empty')} className="block">
        <Input id="guide-empty" {...field} />
      </Specimen>
      <Specimen title={t('style.filled')} className="block">
        <Input id="guide-filled" {...field} defaultValue="name@example.com" />
      </Specimen>
      <Specimen title={t('style.required')} className="block">
        <Input id="guide-required" {...field} hint={t('style.field_hint')} required />
      </Specimen>
      <Specimen title={t('style.error')} className="block">
        <Input id="guide-error" {...field} defaultValue="name@" error={t('style.field_error')} />
      </Specimen>
      <Specimen title={t('style.disabled')} className="block">
        <Input id="guide-disabled" {...field} defaultValue="name@example.com" disabled />
      </Specimen>
      <Specimen title={t('style.read_only')} className="block">
        <Input id="guide-read-only" {...field} defaultValue="name@example.com" readOnly />
      </Specimen>
    </div>
  )
}

function Selects({ intl }: { intl: IntlShape }) {
  const t = (id: string) => intl.formatMessage({ id })
  const sizes = CLOTHES_SIZES.map((size) => <option key={size}>{size}</option>)
  return (
    <Specimen title={t('style.select')} className={COLUMNS}>
      <Select id="guide-select" label={t('product.choice_size')}>
        {sizes}
      </Select>
      <Select id="guide-select-error" label={t('product.choice_size')} error={t('style.select_error')}>
        {sizes}
      </Select>
      <Select id="guide-select-disabled" label={t('product.choice_size')} disabled>
        {sizes}
      </Select>
    </Specimen>
  )
}

/** Checkboxes and radio buttons. */
function Ticks({ intl }: { intl: IntlShape }) {
  const t = (id: string) => intl.formatMessage({ id })
  return (
    <div className={COLUMNS}>
      <Specimen title={t('style.checkbox')} className="block">
        <Checkbox label={t('style.checkbox_stock')} after={intl.formatNumber(128)} defaultChecked />
        <Checkbox label={t('style.checkbox_used')} after={intl.formatNumber(12)} />
        <Checkbox label={t('style.disabled')} after={intl.formatNumber(0)} disabled />
      </Specimen>
      <Specimen title={t('style.radio')} className="block">
        <fieldset>
          <legend className="sr-only">{t('product.choice_size')}</legend>
          {CLOTHES_SIZES.map((size, index) => (
            <Radio key={size} name="guide-radio" label={size} defaultChecked={index === 0} disabled={index === 2} />
          ))}
        </fieldset>
      </Specimen>
    </div>
  )
}
