import { mailLabels } from '../../core/email/email.contract'
import { RaanEmail } from './email'
import { listOf, readLocation } from './mail-location'

type EmailScreenProps = {
  /** what the address names, if it names one */
  folder: string | undefined
  label: string | undefined
  /** what stands behind the `?`: search and opened mail */
  search: string
  setSearch(search: string, options?: { replace?: boolean }): void
  go(path: string, options?: { replace?: boolean }): void
}

const home = '/apps/email'

/** The list as the path, everything else behind the `?`. */
function addressOf(query: string): { path: string; search: string } {
  const list = listOf(readLocation(query))
  const params = new URLSearchParams(query)
  params.delete('folder')
  params.delete('label')
  const box = 'box' in list && list.box !== 'inbox' ? `/${list.box}` : ''
  return { path: 'label' in list ? `${home}/label/${list.label}` : `${home}${box}`, search: params.toString() }
}

/** The mail of the dashboard: folder and label stand in its path. */
export function EmailScreen({ folder, label, search, setSearch, go }: EmailScreenProps) {
  const params = new URLSearchParams(search)
  if (folder) params.set('folder', folder)
  if (mailLabels.some((each) => each === label) && label) params.set('label', label)
  const query = params.toString()
  const here = addressOf(query).path
  return (
    <RaanEmail
      query={query}
      onQueryChanged={({ query: next, replace }) => {
        const to = addressOf(next)
        if (to.path === here) setSearch(to.search, { replace })
        else go(to.search ? `${to.path}?${to.search}` : to.path, { replace })
      }}
    />
  )
}
