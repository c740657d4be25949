import { describe, expect, it } from 'vitest'

import { parseJson, readGeneralSettings, SETTING_DEFAULTS } from '@/lib/contract/general-settings'

describe('general settings (spec 2 §3)', () => {
  it('B3.05 every key is read, with its type', () => {
    const settings = readGeneralSettings({
      search_bar_placeholder: 'Find',
      frontpage_meta_description: 'About',
      frontpage_title: 'Front',
      blog_category_order: 'guides, tests,,events',
      price_ending_max_days: '14',
      rental_enabled: 'true',
      part_delivery_mode: 'always',
      experience_manufacturer_list: 'vaaru',
      auto_translations_disabled: 'true',
      blocked_stock_text: 'Blocked',
      quick_add_products: '[1,2]',
      card_checkout_products: '[{"id":3},4,4,"x",-1]',
      feature_flags: '{"a":true,"b":"[1]"}',
      default_search_engine: 'recommendations',
      hidden_dynamic_page_menu_items: 'Outlet,gift-cards',
      target_country_delivery_added_days: '{"countries":[{"country":"se"}]}',
      frosmo_search_sort_by: 'x',
      frosmo_category_strategy: 'mine',
    })
    expect(settings).toEqual({
      searchBarPlaceholder: 'Find',
      frontpageMetaDescription: 'About',
      frontpageTitle: 'Front',
      blogCategoryOrder: ['guides', 'tests', 'events'],
      priceEndingMaxDays: 14,
      rentalEnabled: true,
      partDeliveryMode: 'always',
      experienceManufacturerList: ['vaaru'],
      autoTranslationsDisabled: true,
      blockedStockText: 'Blocked',
      quickAddProducts: [1, 2],
      cardCheckoutProducts: [3, 4],
      featureFlags: { a: true, b: [1] },
      defaultSearchEngine: 'recommendations',
      hiddenDynamicPageMenuItems: ['outlet', 'gift-cards'],
      targetCountryDeliveryAddedDays: { countries: [{ country: 'se' }] },
      frosmoSearchSortBy: 'x',
      frosmoCategoryStrategy: 'mine',
    })
    expect(Object.keys(settings)).toHaveLength(Object.keys(SETTING_DEFAULTS).length)
  })

  it('B9.23 B9.24 the default of price_ending_max_days is 30 days, of frosmo_category_strategy sort-product-group', () => {
    const stored: Record<string, string>[] = [
      {},
      SETTING_DEFAULTS,
      { price_ending_max_days: 'soon', frosmo_category_strategy: '' },
      { price_ending_max_days: '-3' },
    ]
    for (const settings of stored) {
      expect(readGeneralSettings(settings)).toMatchObject({
        priceEndingMaxDays: 30,
        frosmoCategoryStrategy: 'sort-product-group',
      })
    }
  })

  it('B3.05 rental is on only for the text true', () => {
    for (const value of ['false', '', '1', 'TRUE', 'yes'])
      expect(readGeneralSettings({ rental_enabled: value }).rentalEnabled).toBe(false)
  })

  it('B8.12 what is no JSON is null, and a setting of it has its empty value', () => {
    for (const bad of ['', '{', 'undefined', '[1,']) expect(parseJson(bad)).toBeNull()
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] })
    for (const bad of ['', '{', '5', '"x"', 'null']) {
      expect(
        readGeneralSettings({
          quick_add_products: bad,
          card_checkout_products: bad,
          feature_flags: bad,
          target_country_delivery_added_days: bad,
        }),
      ).toMatchObject({
        quickAddProducts: [],
        cardCheckoutProducts: [],
        featureFlags: {},
        targetCountryDeliveryAddedDays: { countries: [] },
      })
    }
  })
})
