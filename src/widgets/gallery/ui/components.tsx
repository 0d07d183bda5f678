import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import * as css from '../gallery.css'
import { groupTitles, pathOfSpecimen, type SpecimenGroup, type SpecimenProps } from '../specimen-row'
import * as own from './components.css'

export function Components({ specimens }: SpecimenProps) {
  const { i18n } = useLingui()
  const groups = Object.keys(groupTitles) as SpecimenGroup[]
  return (
    <div className={css.column}>
      {groups.map((group) => (
        <section key={group} className={own.group}>
          <h3>{i18n._(groupTitles[group])}</h3>
          <ul className={own.parts}>
            {specimens
              .filter((row) => row.group === group && row.name !== 'components')
              .map((row) => (
                <li key={row.name}>
                  <Link href={pathOfSpecimen(row)} className={own.part}>
                    {i18n._(row.title)}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
