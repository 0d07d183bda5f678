import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { deskPath, labelsPath, ordersPath } from '../routes/paths'

/** A step on a screen. */
export type TourStop = {
  title: ReactNode
  text: ReactNode
  /** undefined: the screen that is open */
  path?: string
  /** what it is about, in order of preference */
  selectors: readonly string[]
}

/** The way of an order through the shop, as far as the user may open the screens. */
export function useTourStops(open: readonly string[]): readonly TourStop[] {
  const { t } = useLingui()
  const orderSteps = open.includes(deskPath)
    ? t`Saved orders are listed here. The button in a row takes the order one step further: confirm, pack, ship. A step can be undone for ten minutes.`
    : t`Saved orders are listed here. The button in a row takes a confirmed order one step further: pack, then ship. A step can be undone for ten minutes.`
  // who may print labels may take the steps that follow
  const orderList = open.includes(labelsPath)
    ? { title: t`Every order and its next step`, text: orderSteps }
    : {
        title: t`Every order`,
        text: t`Saved orders are listed here with their payment and status. Press a number to see an order.`,
      }
  const stops: readonly TourStop[] = [
    {
      title: t`Paste, check, save`,
      text: t`Paste the customer's chat message here. Name, phone, address and products are filled in. Check what is marked, then press Save order.`,
      path: deskPath,
      selectors: ['[data-field=fullCustomerData]', 'main form'],
    },
    {
      ...orderList,
      path: ordersPath,
      selectors: ['main tbody tr', 'main search'],
    },
    {
      title: t`Print labels`,
      text: t`Orders without a label wait here. Tick them, look at the preview, and print them all at once.`,
      path: labelsPath,
      selectors: ['main ul', 'main [part=card]'],
    },
    {
      title: t`Cash on delivery`,
      text: t`What couriers still owe the shop. Paste their list of payments, and parcels that match are ticked off.`,
      path: '/desk/cod',
      selectors: ['main textarea', 'main [part=card]', 'main'],
    },
    {
      title: t`Find anything`,
      text: t`Press / or start here: orders, customers, products, invoices and screens, by any part of a number, name or phone number.`,
      selectors: ['header button[aria-keyshortcuts]'],
    },
    {
      title: t`Help is in your menu`,
      text: t`Here are the help pages, the keyboard shortcuts and this tour.`,
      selectors: ['[data-user-menu]'],
    },
  ]
  return stops.filter(({ path }) => path === undefined || open.includes(path))
}
