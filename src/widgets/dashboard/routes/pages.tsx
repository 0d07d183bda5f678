import { msg } from '@lingui/core/macro'
import Plans from 'lucide-react/icons/badge-dollar-sign'
import Knowledge from 'lucide-react/icons/book-open'
import Help from 'lucide-react/icons/circle-help'
import ProfileIcon from 'lucide-react/icons/circle-user'
import Blog from 'lucide-react/icons/newspaper'
import Settings from 'lucide-react/icons/settings'
import Access from 'lucide-react/icons/shield-check'
import DataTable from 'lucide-react/icons/table-2'
import type { BlogMode } from '../../blog'
import { useSession } from '../use-session'
import { goingTo, inAddress, plain } from './list-routes'
import { filledGroups, isOpenTo } from './menu-entry'
import { helpPath } from './paths'
import type { Row } from './row'
import { screenPart } from './row'

const dataTable = screenPart(
  () => import('../../datatable/datatable-screen'),
  ({ DatatableScreen }) =>
    ({ search, setSearch }) => <DatatableScreen search={search} setSearch={setSearch} />,
)

const faq = screenPart(
  () => import('../../faq'),
  ({ RaanFaq }) =>
    (props) => <RaanFaq {...props.contacts} {...inAddress(props)} />,
)

const knowledgePath = `${helpPath}/{category}/{question}`

const knowledge = screenPart(
  () => import('../../knowledge'),
  ({ RaanKnowledge, addressOf }) =>
    ({ params, go, hrefOf }) => (
      <RaanKnowledge
        category={params.category && plain(params.category)}
        question={params.question && plain(params.question)}
        knowledgeHref={hrefOf(knowledgePath)}
        onOpen={(at) => goingTo(go, addressOf(knowledgePath, at))}
      />
    ),
)

const pricing = screenPart(
  () => import('../../pricing'),
  ({ RaanPricing }) =>
    () => <RaanPricing />,
)

const access = screenPart(
  () => import('../access/access-screen'),
  ({ AccessScreen }) =>
    ({ routes: { screens, menuEntries } }) => {
      // pages to sign in with show the same to everyone
      const listed = menuEntries.filter(({ group }) => group !== 'authentication')
      return <AccessScreen screens={screens} groups={filledGroups(listed)} isOpen={isOpenTo} session={useSession()} />
    },
)

const blogsPath = '/pages/blog/list'
const blogPath = '/pages/blog/{mode}/{id}'

const blog = (mode: BlogMode) =>
  screenPart(
    () => import('../../blog'),
    ({ RaanBlog, addressOf }) =>
      (props) => (
        <RaanBlog
          mode={mode}
          postId={props.params.id === undefined ? undefined : plain(props.params.id)}
          {...(mode === 'list' && inAddress(props))}
          postHref={props.hrefOf(blogPath)}
          onOpen={(location) => goingTo(props.go, addressOf(blogPath, location))}
        />
      ),
  )

const accountPath = '/pages/account-settings'

const account = screenPart(
  () => import('../../account'),
  ({ RaanAccount }) =>
    ({ params, go }) => <RaanAccount tab={params.tab} onTabChanged={({ tab }) => go(`${accountPath}/${tab}`)} />,
)

const profilePath = '/pages/profile'

const profile = screenPart(
  () => import('../../profile'),
  ({ RaanProfile }) =>
    ({ params, go, hrefOf }) => (
      <RaanProfile
        tab={params.tab}
        onTabChanged={({ tab }) => go(`${profilePath}/${tab}`)}
        settingsHref={hrefOf(accountPath)}
        onSettings={() => goingTo(go, accountPath)}
      />
    ),
)

// biome-ignore format: one line per screen
export const pages: readonly Row[] = [
  { path: '/tables/data-table', subject: 'DataTable', icon: DataTable, label: msg`Data table`, part: dataTable },
  { path: blogsPath, subject: 'Blog', icon: Blog, label: msg`Blog`, part: blog('list') },
  // not in the menu: linked from the list
  { path: '/pages/blog/detail/:id', also: ['/pages/blog/detail'], subject: 'Blog', under: blogsPath, icon: Blog, label: msg({ message: 'Post', context: 'blog' }), part: blog('detail') },
  { path: '/pages/blog/add', subject: 'Blog', action: 'create', under: blogsPath, icon: Blog, label: msg({ message: 'New post', context: 'blog' }), part: blog('add') },
  { path: '/pages/blog/edit/:id', also: ['/pages/blog/edit'], subject: 'Blog', under: blogsPath, icon: Blog, label: msg`Edit a post`, part: blog('edit') },
  { path: '/access-control', subject: 'ACL', icon: Access, label: msg`Access control`, part: access },
  { path: '/pages/faq', subject: 'Auth', icon: Help, label: msg`Questions and answers`, part: faq },
  { path: helpPath, also: [`${helpPath}/:category`, `${helpPath}/:category/:question`], subject: 'Auth', icon: Knowledge, label: msg`Knowledge base`, part: knowledge },
  { path: '/pages/pricing', subject: 'Auth', icon: Plans, label: msg`Plans`, part: pricing },
  { path: profilePath, also: [`${profilePath}/:tab`], subject: 'Auth', icon: ProfileIcon, label: msg`Profile`, part: profile },
  { path: accountPath, also: [`${accountPath}/:tab`], subject: 'Auth', icon: Settings, label: msg`Account settings`, part: account },
]
