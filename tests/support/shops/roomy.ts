/** Settings under which one person, or one network, may hold as much unpaid as a test likes. */
export const ROOMY = {
  UNPAID_ORDERS: '1000000',
  UNPAID_UNITS: '1000000',
  UNPAID_ORDERS_UNCONFIRMED: '1000000',
  UNPAID_UNITS_UNCONFIRMED: '1000000',
  GUEST_ORDERS: '1000000',
  GUEST_UNITS: '1000000',
  GUEST_ORDERS_NETWORK: '1000000',
  GUEST_UNITS_NETWORK: '1000000',
}
