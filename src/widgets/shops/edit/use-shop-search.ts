import { useMemo, useState } from 'react'
import type { Shop } from '../../../core/shops/shops.contract'

const plain = (text: string): string => text.normalize('NFC').toLowerCase().trim()

/** The shops whose name, address or numbers say what is looked for. */
export function useShopSearch(shops: readonly Shop[]) {
  const [q, setQ] = useState('')
  const found = useMemo(() => {
    const wanted = plain(q)
    return shops.filter(({ ShopName, Description, Address, PostalCode, PhoneNumber, PromptPayId, TaxId }) =>
      plain([ShopName, Description, Address, PostalCode, PhoneNumber, PromptPayId, TaxId].join('\n')).includes(wanted),
    )
  }, [shops, q])
  return { q, setQ, found }
}
