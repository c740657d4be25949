/** A shopper's steps from the front page to an order, with the texts of each step. */
import { expect, type Locator, type Page } from '@playwright/test'

import type { Currency } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { orderButton } from '@/lib/market/statutory'

import type { Goods, GroupText } from './catalogue'
import { jsonLdOf, type JsonLd } from './html'
import { whenInteractive, openDialog } from './page'
import { pageUrl, routeUrl, type Site } from './site'
import { wordsOf, type Words } from './words'

export interface Money {
  /** Minor units of the currency. */
  readonly minor: number
  readonly currency: Currency
  readonly text: string
}

/** A delivery address for each delivery country. */
const ADDRESSES: Readonly<
  Record<string, { address: string; postal_code: string; city: string; phone: string; delivery: string }>
> = {
  fi: {
    address: 'Rautatienkatu 1 A 2',
    postal_code: '00100',
    city: 'Helsinki',
    phone: '040 1234567',
    delivery: 'home',
  },
  se: { address: 'Storgatan 1', postal_code: '111 22', city: 'Stockholm', phone: '+46 70 123 45 67', delivery: 'home' },
  de: { address: 'Hauptstraße 5', postal_code: '10115', city: 'Berlin', phone: '+49 30 1234567', delivery: 'home' },
  fr: {
    address: '3 rue de la Paix',
    postal_code: '75002',
    city: 'Paris',
    phone: '+33 1 42 12 34 56',
    delivery: 'home',
  },
  us: {
    address: '350 Fifth Avenue',
    postal_code: '10118',
    city: 'New York, NY',
    phone: '+1 212 736 3100',
    delivery: 'international',
  },
}

export class Shopper {
  readonly t: Words

  constructor(
    readonly page: Page,
    readonly site: Site,
    private readonly isPhone: boolean,
  ) {
    this.t = wordsOf(site.language)
  }

  main(): Locator {
    return this.page.getByRole('main')
  }

  async openHome(): Promise<void> {
    await this.page.goto(pageUrl(this.site, ''))
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.site.language)
    await expect(this.page.getByRole('link', { name: this.t('layout.skip') })).toBeAttached()
  }

  /** Opens, through the menu of this screen width, the deepest group of the trail that the menu shows. */
  async goToGroup(trail: readonly GroupText[]): Promise<void> {
    const last = trail.at(-1)
    if (!last) throw new Error('no group')
    await (this.isPhone ? this.goByMobileMenu(trail) : this.goByMegaMenu(trail))
    await expect(this.page).toHaveURL(pageUrl(this.site, last.path))
    await expect(this.main().getByRole('heading', { level: 1 })).toHaveText(last.name)
    await expect(this.page.getByRole('region', { name: this.t('grid.products') })).toBeVisible()
  }

  private async goByMegaMenu(trail: readonly GroupText[]): Promise<void> {
    const [top, last] = [trail[0], trail.at(-1)]
    const menu = this.page.getByRole('navigation', { name: this.t('layout.menu_main') })
    const own = menu.getByRole('link', { name: top?.menuName ?? '', exact: true })
    const opener = (await own.isVisible()) ? own : menu.getByRole('button', { name: this.t('layout.menu_more') })
    await (await whenInteractive(opener)).hover()
    const panel = menu.locator('#mega-panel')
    await expect(panel).toBeVisible()
    await panel
      .locator(`a[href="${new URL(pageUrl(this.site, last?.path ?? '')).pathname}"]`)
      .first()
      .click()
  }

  private async goByMobileMenu(trail: readonly GroupText[]): Promise<void> {
    const opener = this.page.getByRole('banner').getByRole('link', { name: this.t('layout.menu'), exact: true })
    await (await whenInteractive(opener)).click()
    const menu = this.page.getByRole('dialog')
    await expect(menu.getByRole('heading', { name: this.t('layout.menu') })).toBeVisible()
    for (const group of trail) {
      const entry = menu
        .getByRole('button', { name: group.menuName, exact: true })
        .or(menu.getByRole('link', { name: group.menuName, exact: true }))
      await entry.first().click()
      if (group === trail.at(-1)) {
        const all = menu.getByRole('link', { name: this.t('layout.menu_all', { name: group.menuName }) })
        await expect(async () => {
          if (await all.isVisible()) await all.click({ timeout: 1000 })
          expect(this.page.url()).toBe(pageUrl(this.site, group.path))
        }).toPass()
      } else {
        await expect(menu.getByRole('heading', { name: group.menuName, exact: true })).toBeVisible()
        await expect(menu.getByRole('button', { name: this.t('common.back') })).toBeVisible()
      }
    }
  }

  async openFromList(goods: Goods, name: string): Promise<void> {
    const card = this.page.locator(`[data-model="${goods.modelId}"]`)
    await expect(card).toContainText(name)
    await card.getByRole('link').first().click()
    await this.page.waitForURL((url) => url.pathname === new URL(pageUrl(this.site, goods.path)).pathname)
    await expect(this.main().getByRole('heading', { level: 1 })).toHaveText(name)
  }

  /** Opens a product by its address and selects colour and size. */
  async openChosen(goods: Goods): Promise<void> {
    await this.page.goto(
      `${pageUrl(this.site, goods.path)}?color=${goods.colour.slug}&size=${encodeURIComponent(goods.size)}`,
    )
  }

  async choose(goods: Goods): Promise<void> {
    const colour = this.option('color', goods.colour.names[this.site.language])
    await (await whenInteractive(colour)).click()
    await expect(colour).toHaveAttribute('aria-current', 'true')
    await expect(this.page.locator('#choice-color')).toContainText(
      `${this.t('product.choice_color')}${goods.colour.names[this.site.language]}`,
    )
    const size = this.option('size', goods.size)
    await size.click()
    await expect(size).toHaveAttribute('aria-current', 'true')
    await expect(this.page.locator('#choice-size')).toContainText(this.t('product.choice_size'))
    await expect(this.page).toHaveURL(
      (url) => url.searchParams.get('color') === goods.colour.slug && url.searchParams.get('size') === goods.size,
    )
  }

  /** An option by its name. If the other choice makes it unavailable, its accessible name has a suffix. */
  option(choice: 'color' | 'size', name: string): Locator {
    const escaped = name.replace(/[.?*+^$[\]\\(){}|]/g, '\\$&')
    return this.page.locator(`[data-choice=${choice}]`).getByRole('link', { name: new RegExp(`^${escaped}(?: ?,|$)`) })
  }

  /** The price of a variant on this page, from the structured data. The visible price must be the same. */
  async priceOf(goods: Goods): Promise<Money> {
    const group = jsonLdOf(await this.page.content()).find((block) => block['@type'] === 'ProductGroup')
    const variant = (group?.hasVariant as JsonLd[]).find(({ sku }) => sku === String(goods.variantId))
    const { price, priceCurrency } = variant?.offers as { price: string; priceCurrency: string }
    const money = this.money(Math.round(Number(price) * (priceCurrency === 'JPY' ? 1 : 100)), priceCurrency)
    await expect(this.page.locator('[data-price]')).toContainText(money.text)
    return money
  }

  money(minor: number, currency: string): Money {
    const code = currency.toLowerCase() as Currency
    return { minor, currency: code, text: formatPrice(minor, code, this.site.language) }
  }

  addButton(): Locator {
    return this.main()
      .getByRole('button', { name: this.t('product.add_to_cart') })
      .first()
  }

  /** Presses the button and returns the dialog with the result. */
  async addToCart(): Promise<Locator> {
    return openDialog(this.page, this.addButton(), this.t('cart.added_title'))
  }

  async goToCart(added: Locator): Promise<void> {
    await added.getByRole('link', { name: this.t('cart.added_continue') }).click()
    await expect(this.page).toHaveURL(routeUrl(this.site, 'checkout'))
    await expect(this.main().getByRole('heading', { level: 1 })).toHaveText(this.t('cart.title'))
  }

  row(goods: Goods): Locator {
    return this.page.locator(`#row-${goods.variantId}`)
  }

  /** Waits until the server has validated the current cart. */
  async waitForTotal(): Promise<void> {
    await expect(
      this.main()
        .getByRole('status')
        .filter({ hasText: this.t('checkout.total_is', { total: '' }).trim() }),
    ).toBeAttached({ timeout: 20_000 })
    await expect(this.main().locator('[aria-busy=true]')).toHaveCount(0)
  }

  async goToPayment(): Promise<void> {
    await this.main()
      .getByRole('link', { name: this.t('cart.continue') })
      .filter({ visible: true })
      .click()
    await expect(this.page).toHaveURL(routeUrl(this.site, 'checkout/payment'))
    await expect(this.main().getByRole('heading', { name: this.t('checkout.contact_title') })).toBeVisible()
  }

  /** Fills in contact and address, a delivery method to the door, and a payment method. */
  async fillForm(country: string, email: string, payment = 'card'): Promise<void> {
    const place = ADDRESSES[country]
    if (!place) throw new Error(`no address in ${country}`)
    const values = { email, first_name: 'Aino', last_name: 'Öström-Mäki', ...place }
    for (const name of ['email', 'first_name', 'last_name', 'address', 'postal_code', 'city', 'phone'] as const) {
      const field = this.page.locator(`#checkout-${name}`)
      const label = name === 'city' && country === 'us' ? 'checkout.city_state' : `checkout.${name}`
      await expect(field).toHaveAccessibleName(new RegExp(`^${this.t(label)}`))
      await field.fill(values[name])
    }
    await this.chooseWays(place.delivery, payment)
    const customs = this.page.getByRole('checkbox', { name: this.t('checkout.customs_accept') })
    if (await customs.isVisible()) await customs.check()
    await this.waitForTotal()
  }

  /** Ticks a delivery and a payment method, where they are not ticked already. */
  async chooseWays(delivery: string, payment: string): Promise<void> {
    await this.radio(this.t('checkout.delivery_title'), 'delivery_method', delivery).check()
    await this.radio(this.t('checkout.payment_title'), 'payment_method', payment).check()
  }

  private radio(group: string, name: string, value: string): Locator {
    return this.main().getByRole('group', { name: group }).locator(`input[name=${name}][value=${value}]`)
  }

  /** The total above the order button. */
  reviewTotal(): Locator {
    return this.page
      .locator('#checkout-review')
      .locator('..')
      .locator('dl > div')
      .filter({ hasText: this.t('checkout.total') })
      .locator('dd')
      .last()
  }

  orderButton(): Locator {
    return this.main().getByRole('button', { name: orderButton(this.site.language).text, exact: true })
  }
}
