/** What a live shop must be told before it opens. Its keys open nothing. */
export const LIVE = {
  SHOP_MODE: 'live',
  BASE_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.shop.example',
  CONTACT_EMAIL: 'parts@shop.example',
}
