import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Screen } from '../dashboard/screen'
import { Card } from '../ui/card'
import * as css from './gallery.css'
import { SpecimenCode } from './specimen-code'
import type { SpecimenRow } from './specimens'

/** A part as it works, what to mind of it, and the file it is made of here. */
export function Specimen({ row: { name, title, note, part, code } }: { row: SpecimenRow }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <article className={css.specimen} aria-labelledby={id} part="specimen" data-specimen={name}>
      <h2 id={id} className={css.title}>
        {i18n._(title)}
      </h2>
      <p className={css.note}>{i18n._(note)}</p>
      <Card>
        <Screen part={part} given={{}} onReload={undefined} />
      </Card>
      <SpecimenCode name={i18n._(title)} load={code} />
    </article>
  )
}
