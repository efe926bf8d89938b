import { z } from 'zod'

const to = { to: z.string(), name: z.string() }
const withLink = { ...to, link: z.string() }

const days = z.object({ from: z.string(), to: z.string() })

const orderMail = {
  ...to,
  /** The order's number for people, "CM-7F3K-29QD". */
  number: z.string(),
  link: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      /** The part's number. Mails queued by earlier versions have none. */
      number: z.string().default(''),
      quantity: z.number(),
      /** Of the quantity. */
      cancelled: z.number().default(0),
      price: z.number(),
      /** For which car it is, and whether it fits. Mails queued before lines had cars have none. */
      fit: z.string().nullable().default(null),
      /** What of it has not come in, and when it does. */
      waits: z.string().optional(),
    }),
  ),
  /** How to write amounts; all are in the smallest unit. */
  prices: z.object({ currency: z.string(), whole: z.boolean() }),
  shipping: z.number(),
  /** What the way in which it comes is called. None: the shipping of the settings. */
  delivery: z.string().optional(),
  /** What units that went took off. */
  credited: z.number().optional(),
  total: z.number(),
  /** What of the total went back, or is on its way. */
  sentBack: z.number().optional(),
  /** The delivery address; empty: not given. Mails queued by earlier versions have none. */
  address: z.string().default(''),
  /** Whom its bill names beside its buyer, line by line. Mails queued by earlier versions have none. */
  billTo: z.array(z.string()).default([]),
  /** Its buyer's own number for it. */
  poNumber: z.string().optional(),
  /** What a person said of why it was cancelled or changed, or money goes back. */
  why: z.string().optional(),
  /** So long its parts are held unpaid. */
  heldMinutes: z.number().optional(),
  /** The days between which it was promised; `parcels`: those of each, where they differ. */
  arrives: days.extend({ parcels: z.array(days).optional() }).optional(),
  /** Where and when its buyer collects it, line by line. */
  collectAt: z.array(z.string()).optional(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })).default([]),
}

const parcel = z.object({
  number: z.number(),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  units: z.array(z.object({ name: z.string(), number: z.string(), quantity: z.number() })),
  /** Its carrier brought it back. */
  isBack: z.boolean().default(false),
})
export type MailedParcel = z.infer<typeof parcel>

const units = z.array(
  z.object({ number: z.string(), name: z.string(), car: z.string().optional(), quantity: z.number() }),
)
/** What came to an order, and what went. */
const changed = z.object({ came: units, went: units })

/** A stored phrase. */
const told = z.object({ say: z.string(), params: z.array(z.unknown()) })

/** Every mail of the shop, as queued for the job `send-mail`. */
export const mail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('verify-email'), ...withLink }),
  z.object({ template: z.literal('reset-password'), ...withLink }),
  z.object({ template: z.literal('new-email'), ...withLink }),
  z.object({ template: z.enum(['password-changed', 'new-email-asked', 'email-changed', 'account-deleted']), ...to }),
  z.object({
    template: z.literal('part-back'),
    ...withLink,
    part: z.object({ number: z.string(), name: z.string(), brand: z.string(), price: z.number() }),
    prices: orderMail.prices,
    /** Where its reader ends all such mails: a page, and a call for mail programs. Mails queued by earlier versions have none. */
    stop: z.object({ page: z.string(), call: z.string() }).optional(),
  }),
  z.object({
    template: z.literal('fit-report-decided'),
    ...withLink,
    part: z.object({ number: z.string(), name: z.string(), brand: z.string() }),
    car: z.string(),
    decision: z.enum(['corrected', 'declined']),
    note: z.string().optional(),
    /** The opposite was decided before. */
    again: z.boolean(),
  }),
  z.object({ template: z.literal('fetch-failed'), ...withLink, supplier: z.string(), why: z.array(told) }),
  z.object({
    template: z.literal('file-waits'),
    ...withLink,
    supplier: z.string(),
    file: z.string(),
    why: z.array(told),
  }),
  z.object({ template: z.literal('order-received'), note: z.string().optional(), ...orderMail }),
  z.object({ template: z.enum(['order-lapsed', 'order-paid']), ...orderMail }),
  z.object({ template: z.literal('order-cancelled'), ...orderMail }),
  z.object({
    template: z.literal('order-lines-cancelled'),
    /** What was cancelled of it. */
    units,
    /** What goes back to the customer. */
    amount: z.number(),
    ...orderMail,
  }),
  z.object({
    template: z.literal('order-refunded'),
    amount: z.number(),
    /** With it the order ended before all was sent. */
    isOver: z.boolean().default(false),
    ...orderMail,
  }),
  z.object({ template: z.literal('order-address-changed'), ...orderMail }),
  z.object({
    template: z.enum(['order-sent', 'order-delivered', 'order-lost', 'order-replaced', 'order-ready-to-collect']),
    parcel,
    ...orderMail,
  }),
  z.object({ template: z.literal('order-answer'), text: z.string(), ...orderMail }),
  z.object({ template: z.literal('order-question'), text: z.string(), replyTo: z.string(), ...orderMail }),
  z.object({
    template: z.literal('order-money-back'),
    /** It was for a change of a paid order, which stays as it was. */
    isPaid: z.boolean().default(false),
    ...orderMail,
  }),
  /** `amount` is to be paid. */
  z.object({ template: z.literal('order-owed'), units: changed, amount: z.number(), ...orderMail }),
  /** `amount` goes back. */
  z.object({ template: z.literal('order-changed'), units: changed, amount: z.number(), ...orderMail }),
  z.object({ template: z.literal('order-not-changed'), units: changed, ...orderMail }),
])

export type Mail = z.infer<typeof mail>
export type OrderMail = Extract<Mail, { number: string }>
