/** A customer as the account page gets it. */
export const CUSTOMER = {
  first_name: 'Ada',
  last_name: 'L',
  phone: null,
  address: null,
  city: null,
  country: 'fi',
  language: 'en',
  is_club: false,
  is_org_user: false,
  organisation: null,
  wishlist_model_ids: [],
  voted_reviews: [],
  hashed_email: '',
  email: 'ada@mail.example',
  cart_content: null,
  enterprise_order: null,
}
