import { useLingui } from '@lingui/react/macro'
import { type ColorOption, colorOptions } from '../../core/store/store.contract'
import { CountBadge } from '../ui/badge'
import { RadioGroup } from '../ui/radio-group'
import * as css from './product.css'
import { useColourNames } from './use-colour-names'

type ProductColoursProps = {
  colours: readonly string[]
  chosen: string | undefined
  /** pieces in the cart */
  quantityOf(colour: string): number
  onChoose(colour: string | undefined): void
}

const isKnown = (colour: string): colour is ColorOption => (colorOptions as readonly string[]).includes(colour)

/** A colour makes a line of its own in the cart; without one it is the product as it is pictured. */
export function ProductColours({ colours, chosen, quantityOf, onChoose }: ProductColoursProps) {
  const { t } = useLingui()
  const nameOf = useColourNames()
  return (
    <div className={css.colours}>
      <RadioGroup
        label={t`Colour`}
        look="segmented"
        value={chosen ?? 'none'}
        onChange={(value) => onChoose(value === 'none' ? undefined : value)}
        options={[
          { value: 'none', label: t`As shown` },
          ...colours.map((colour) => {
            const quantity = quantityOf(colour)
            return {
              value: colour,
              label: (
                <span className={css.colour}>
                  {isKnown(colour) && <span className={`${css.swatch} ${css.swatches[colour]}`} aria-hidden="true" />}
                  {nameOf(colour)}
                  {quantity > 0 && <CountBadge count={quantity} label={t`${quantity} in the cart`} />}
                </span>
              ),
            }
          }),
        ]}
      />
    </div>
  )
}
