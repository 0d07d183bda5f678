import { useLingui } from '@lingui/react/macro'
import { Accordion } from '../../ui/accordion'
import { sampleProducts } from '../samples'

export function AccordionSpecimen() {
  const { t } = useLingui()
  const items = sampleProducts.map(({ code, name, pieces }) => ({
    id: code,
    title: name,
    content: pieces === 0 ? t`Out of stock` : t`In stock: ${pieces}`,
  }))
  return <Accordion items={items} level={3} firstOpen />
}
