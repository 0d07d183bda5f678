import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Price } from '../../ui/price'
import * as css from '../gallery.css'
import { sampleProducts } from '../samples'
import { State, States } from '../state'

export function Cards() {
  const { t } = useLingui()
  const [pieces, setPieces] = useState(1)
  const [first] = sampleProducts
  if (!first) return null
  return (
    <States>
      <State name={t`With a title`}>
        <Card level={3} title={first.name}>
          <Price amount={first.price} />
        </Card>
      </State>
      <State name={t`With a button`}>
        <Card
          level={3}
          title={t`Pieces`}
          actions={
            <Button size="s" icon={<Plus />} onClick={() => setPieces(pieces + 1)}>
              {t`One more`}
            </Button>
          }
        >
          {pieces}
        </Card>
      </State>
      <State name={t`Edge to edge`}>
        <Card flush>
          <ul className={css.lines}>
            {sampleProducts.map(({ code, name }) => (
              <li key={code} className={css.line}>
                {name}
              </li>
            ))}
          </ul>
        </Card>
      </State>
    </States>
  )
}
