import { texts as blogTexts } from 'langraan:texts/blog'
import { texts as postTexts } from 'langraan:texts/blog.detail'
import { texts as postEditTexts } from 'langraan:texts/blog.edit'
import { texts as emailTexts } from 'langraan:texts/email'
import { texts as composeTexts } from 'langraan:texts/email.compose'
import { texts as detailTexts } from 'langraan:texts/email.detail'
import { texts as galleryTexts } from 'langraan:texts/gallery.forms'
import { texts as knowledgeTexts } from 'langraan:texts/knowledge'
import { texts as todoTexts } from 'langraan:texts/todo'
import { texts as formTexts } from 'langraan:texts/todo.task'
import type { ComponentType } from 'react'
import { blogApp } from '../../src/core/blog/app'
import { emailApp } from '../../src/core/email/app'
import { composeViews } from '../../src/core/email/compose/views'
import type { Mail } from '../../src/core/email/email.contract'
import { noFields } from '../../src/core/todo/todo.fields'
import { BlogCard } from '../../src/widgets/blog/blog-card'
import { PostArticle } from '../../src/widgets/blog/detail/post-article'
import { EditWords } from '../../src/widgets/blog/edit/edit-fields'
import { ComposeFields } from '../../src/widgets/email/compose/compose-fields'
import { MailLetter } from '../../src/widgets/email/detail/mail-letter'
import { MailRow } from '../../src/widgets/email/mail-row'
import { useMailWords } from '../../src/widgets/email/use-mail-words'
import { RichTextSpecimen } from '../../src/widgets/gallery/forms/rich-text'
import { KnowledgeAnswer } from '../../src/widgets/knowledge/knowledge-parts'
import { defineWidget } from '../../src/widgets/root/define-widget'
import { TaskFieldsPart } from '../../src/widgets/todo/task/task-fields'

export type PlaceProps = { html: string; onChange(html: string): void }

export type HtmlPlace = {
  /** of src/widgets */
  file: string
  /** `shown` as HTML, `words` of an HTML, or `written` in an editor; `both` is an editor and what it told */
  kind: 'shown' | 'words' | 'written' | 'both'
  Part: ComponentType<PlaceProps>
}

const nothing = () => undefined

const inWords = (Part: ComponentType<PlaceProps>) =>
  defineWidget<PlaceProps>({
    apps: { blog: blogApp, email: emailApp },
    views: composeViews,
    texts: [
      blogTexts,
      postTexts,
      postEditTexts,
      emailTexts,
      composeTexts,
      detailTexts,
      galleryTexts,
      knowledgeTexts,
      todoTexts,
      formTexts,
    ],
    Skeleton: () => null,
    View: Part,
  })

const mail = (html: string): Mail => ({
  id: 1,
  // a picture of nobody is another than that of somebody
  from: { name: `Mali ${html}`, email: html, avatar: null },
  to: [{ name: html, email: html }],
  cc: [],
  bcc: [],
  subject: html,
  message: html,
  attachments: [{ fileName: html, thumbnail: html, url: html, size: html }],
  time: '2026-11-21T10:00:00+07:00',
  isStarred: false,
  labels: [],
  replies: [],
  folder: 'inbox',
  isRead: false,
})

const deeds = { open: nothing, select: nothing, star: nothing, read: nothing, trash: nothing }

function Row({ html }: PlaceProps) {
  const words = useMailWords()
  const looks = { isSelected: false, isCurrent: false, today: '2026-11-21' }
  return <MailRow mail={mail(html)} {...looks} words={words} deeds={deeds} />
}

const Letter = ({ html }: PlaceProps) => <MailLetter letter={mail(html)} />

const Compose = ({ html, onChange }: PlaceProps) => (
  <ComposeFields
    written={{
      letter: { to: [{ name: '', email: 'mali@a.example' }], cc: [], bcc: [], subject: html, message: html },
      saved: 'no',
      savedAt: undefined,
      fields: {},
      error: undefined,
      isGone: false,
      isSending: false,
      isClosing: false,
      edit: ({ message }) => message !== undefined && onChange(message),
      save: nothing,
      send: nothing,
      discard: nothing,
      close: nothing,
    }}
  />
)

const Answer = ({ html }: PlaceProps) => (
  <KnowledgeAnswer
    category={html}
    question={{
      title: html,
      content: html,
      lastUpdated: html,
      relatedQuestions: [{ id: 1, question: html, slug: html }],
    }}
  />
)

const Task = ({ html, onChange }: PlaceProps) => (
  <TaskFieldsPart
    form={{
      stage: 'editing',
      fields: { ...noFields, title: html, description: html },
      errors: {},
      isDirty: false,
      resets: 0,
      refuseDate: nothing,
      set: ({ description }) => description !== undefined && onChange(description),
      reset: nothing,
      save: nothing,
    }}
    people={[{ fullName: html, avatar: null }]}
    isNew={false}
    onSubmit={nothing}
  />
)

const post = (html: string) => ({
  id: 1,
  img: '',
  title: html,
  avatar: null,
  userFullName: `Mali ${html}`,
  tags: [html],
  status: html,
})

const Card = ({ html }: PlaceProps) => (
  <BlogCard post={{ ...post(html), blogPosted: html, excerpt: html, comment: 1 }} canEdit />
)

const Read = ({ html }: PlaceProps) => (
  <PostArticle
    article={{ ...post(html), userAbout: `Mali ${html}`, createdTime: html, content: html, comments: 1, bookmarked: 1 }}
    comments={1}
  >
    {null}
  </PostArticle>
)

const Post = ({ html, onChange }: PlaceProps) => (
  <EditWords
    form={{
      stage: 'editing',
      base: undefined,
      draft: {
        blogTitle: html,
        blogCategories: [{ value: html, label: html }],
        slug: '',
        status: html,
        excerpt: html,
        content: html,
        featuredImage: '',
      },
      errors: {},
      error: undefined,
      theirs: undefined,
      isUncertain: false,
      isDirty: false,
      set: (name, value) => name === 'content' && onChange(String(value)),
      save: nothing,
      overwrite: nothing,
      takeTheirs: nothing,
      reload: nothing,
    }}
  />
)

/** Every place where somebody's HTML is shown, written or read for its words; one line each. */
export const htmlPlaces: readonly HtmlPlace[] = [
  { file: 'email/detail/mail-letter.tsx', kind: 'shown', Part: inWords(Letter) },
  { file: 'email/mail-row.tsx', kind: 'words', Part: inWords(Row) },
  { file: 'email/compose/compose-fields.tsx', kind: 'written', Part: inWords(Compose) },
  { file: 'todo/task/task-fields.tsx', kind: 'written', Part: inWords(Task) },
  { file: 'knowledge/knowledge-parts.tsx', kind: 'shown', Part: inWords(Answer) },
  { file: 'blog/blog-card.tsx', kind: 'words', Part: inWords(Card) },
  { file: 'blog/detail/post-article.tsx', kind: 'shown', Part: inWords(Read) },
  { file: 'blog/edit/edit-fields.tsx', kind: 'written', Part: inWords(Post) },
  { file: 'gallery/forms/rich-text.tsx', kind: 'both', Part: inWords(RichTextSpecimen) },
]
