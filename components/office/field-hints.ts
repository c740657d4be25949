import type { OfficeField, OfficeValues } from '@/lib/contract/schemas/office'

/** Sentences for fields that their names do not explain, by kind of record and field. */
const HINTS: Readonly<Record<string, string>> = {
  'discount-codes.value': 'office.hint_code_value',
  'pages.key': 'office.hint_page_key',
  'pages.slug': 'office.hint_page_slug',
  'brands.slug': 'office.hint_slug',
  'colours.slug': 'office.hint_slug',
  'product-types.slug': 'office.hint_slug',
  'properties.slug': 'office.hint_slug',
  'ribbons.slug': 'office.hint_slug',
  'stores.slug': 'office.hint_slug',
  'banners.sortOrder': 'office.hint_sort_order',
  'groups.sortOrder': 'office.hint_sort_order',
  'images.sortOrder': 'office.hint_sort_order',
  'rental-rates.sortOrder': 'office.hint_sort_order',
  'product-types.sortOrder': 'office.hint_sort_order',
  'properties.sortOrder': 'office.hint_sort_order',
  'sizes.sortOrder': 'office.hint_sort_order',
  'variants.sortOrder': 'office.hint_sort_order',
  'delivery-methods.sortOrder': 'office.hint_sort_order',
  'stores.stockDisplayOrder': 'office.hint_sort_order',
  'redirects.path': 'office.hint_redirect_path',
  'redirects.target': 'office.hint_redirect_target',
  'former-paths.target': 'office.hint_former_target',
  'search-terms.topic': 'office.hint_term_topic',
  'search-terms.target': 'office.hint_term_target',
  'search-terms.phrases': 'office.hint_term_phrases',
  'delivery-methods.postalCodes': 'office.hint_postal_codes',
  'delivery-methods.countries': 'office.hint_method_countries',
  'delivery-methods.freeFromEur': 'office.hint_method_free_from',
  'delivery-methods.code': 'office.hint_code_once',
  'pickup-points.code': 'office.hint_code_once',
  'pickup-points.hours': 'office.hint_point_hours',
  'groups.key': 'office.hint_group_key',
  'groups.filterableProperties': 'office.hint_group_filters',
  'groups.googleCategory': 'office.hint_google_category',
  'groups.lowStockUnits': 'office.hint_group_low_stock',
  'groups.shortName': 'office.hint_group_short_name',
  'groups.metaTitle': 'office.hint_group_title',
  'groups.slug': 'office.hint_address_end',
  'products.slug': 'office.hint_address_end',
  'variants.lowStockUnits': 'office.hint_low_stock',
  'products.campaignOnly': 'office.hint_campaign_only',
  'products.priceEnding': 'office.hint_price_ending',
  'products.leadsTo': 'office.hint_leads_to',
  'variants.content': 'office.hint_pack_content',
  'variants.price': 'office.hint_variant_price',
  'variants.available': 'office.hint_variant_stock',
  'variants.stockIncoming': 'office.hint_stock_incoming',
  'variants.shippingNumber': 'office.hint_shipping_number',
  'variants.shippingString': 'office.hint_shipping_string',
  'variants.stockBlocked': 'office.hint_stock_blocked',
  'colours.control': 'office.hint_base_colour',
  'colours.swatch': 'office.hint_swatch',
  'ribbons.value': 'office.hint_ribbon_value',
  'ribbons.link': 'office.hint_link_languages',
  'banners.subText': 'office.hint_banner_colours',
  'banners.languages': 'office.hint_shown_in_all',
  'banners.seasons': 'office.hint_shown_in_all',
  'keywords.keyword': 'office.hint_keyword',
  'currency-rates.rate': 'office.hint_rate',
  'tax-rates.validFrom': 'office.hint_valid_from',
  'people.officeRoles': 'office.hint_office_roles',
  'people.isStaff': 'office.hint_is_staff',
  'people.isAdmin': 'office.hint_is_admin',
  'stores.type': 'office.hint_store_type',
  'products.ribbons': 'office.about_ribbons',
  'stores.pikanouto': 'office.hint_store_pickup',
  'purchases.supplier': 'office.hint_supplier',
  'purchases.reference': 'office.hint_reference',
  'size-tables.images': 'office.hint_size_images',
  'size-tables.hideImage': 'office.hint_hide_image',
  'properties.kind': 'office.hint_property_kind',
  'properties.unit': 'office.hint_property_unit',
  'banners.kind': 'office.hint_banner_kind',
  'pages.startsAt': 'office.hint_starts_at',
  'pages.endsAt': 'office.hint_ends_at',
  'stores.shortName': 'office.hint_store_short_name',
  'stores.nouto': 'office.hint_store_nouto',
  'stores.address': 'office.hint_store_address',
  'organisations.buyers': 'office.hint_buyers',
  'organisations.invoiceDays': 'office.hint_invoice_days',
  'discount-codes.code': 'office.hint_discount_code',
  'discount-codes.startsAt': 'office.hint_starts_at',
  'discount-codes.endsAt': 'office.hint_ends_at',
  'discount-codes.minTotalEur': 'office.hint_min_total',
  'discount-codes.maxUses': 'office.hint_max_uses',
  'discount-codes.maxUsesPerCustomer': 'office.hint_max_uses',
  'brands.maker': 'office.hint_maker',
}

/** The id of the sentence; null for most fields. */
export function fieldHint(entity: string, field: string, values: OfficeValues = {}): string | null {
  const { topic } = values
  // What is typed there depends on what the words are about.
  if (entity === 'search-terms' && typeof topic === 'string') {
    if (field === 'topic') return `office.term_${topic}_text`
    if (field === 'phrases' && topic === 'purpose') return 'office.hint_term_purposes'
  }
  // A method that came with the shop and never had a choice is offered where the table of countries has it.
  if (entity === 'delivery-methods' && field === 'countries' && values['countries'] === null)
    return 'office.hint_method_countries_usual'
  return HINTS[`${entity}.${field}`] ?? null
}

/** The field as this record has it: the value of a discount code is money where the code takes off a sum, else a percentage. */
export const fieldIn = (entity: string, field: OfficeField, values: OfficeValues): OfficeField =>
  entity === 'discount-codes' && field.name === 'value' && values['kind'] === 'amount'
    ? { ...field, kind: 'cents' }
    : field
