import { useLingui } from '@lingui/react/macro'
import type { ColorOption } from '../../core/store/store.contract'
import { CountBadge } from '../ui/badge'
import { RadioGroup } from '../ui/radio-group'
import * as css from './product.css'
import { useColourNames } from './use-colour-names'

type ProductColoursProps = {
  colours: readonly ColorOption[]
  chosen: ColorOption | undefined
  /** pieces in the cart */
  quantityOf(colour: ColorOption): number
  onChoose(colour: ColorOption | undefined): void
}

/** A colour makes a line of its own in the cart; without one it is the product as it is pictured. */
export function ProductColours({ colours, chosen, quantityOf, onChoose }: ProductColoursProps) {
  const { t } = useLingui()
  const names = useColourNames()
  return (
    <div className={css.colours}>
      <RadioGroup<ColorOption | 'none'>
        label={t`Colour`}
        look="segmented"
        value={chosen ?? 'none'}
        onChange={(value) => onChoose(value === 'none' ? undefined : value)}
        options={[
          { value: 'none', label: t`As pictured` },
          ...colours.map((colour) => {
            const quantity = quantityOf(colour)
            return {
              value: colour,
              label: (
                <span className={css.colour}>
                  <span className={`${css.swatch} ${css.swatches[colour]}`} aria-hidden="true" />
                  {names[colour]}
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
