import { post, prepend, serviceItem, servicePage, set, setField, textPage } from './fixtures/changes.ts';
import { twoServices } from './fixtures/examples.ts';
import { describeFaults, type Fault } from './fixtures/reading.ts';

const SITE = 'content/site.yaml';
const ABOUT = 'content/pages/about.md';
const NEW_PAGE = 'content/pages/new-page.md';

describeFaults('pages and links', [
  [
    'two pages with one address',
    { [NEW_PAGE]: textPage({ url: '/about' }) },
    'content/pages/new-page.md: url: "/about" stands in content/pages/about.md too. Give each page and each post an address of its own.',
  ],
  [
    'two posts with one slug',
    {
      'content/posts/a-new-post.md': post({}),
      'content/posts/a-second-post.md': post({ id: '901' }),
    },
    'content/posts/a-second-post.md: slug: "/blog/new-post" stands in content/posts/a-new-post.md too. Give each page and each post an address of its own.',
  ],
  [
    'two posts with one id',
    {
      'content/posts/a-new-post.md': post({}),
      'content/posts/a-second-post.md': post({ slug: 'second' }),
    },
    'content/posts/a-second-post.md: id: "900" stands in content/posts/a-new-post.md too. Give each an id of its own.',
  ],
  [
    'a link of the navigation to nowhere',
    { [SITE]: prepend(['navLinks'], { title: 'Prices', href: '/prices' }) },
    'content/site.yaml: navLinks, entry 1, href: the link "/prices" leads to no page. Correct the link, or add a page with this url.',
  ],
  [
    'a link of a question to nowhere',
    { 'content/faq.yaml': set([0, 'link'], { label: 'All sizes', href: '/boxes#all' }) },
    'content/faq.yaml: entry 1, link, href: the link "/boxes#all" leads to no page. Correct the link, or add a page with this url.',
  ],
  [
    'a featured service without a page',
    { [SITE]: prepend(['homepage', 'featuredServices'], { name: 'Barges', path: '/barges' }) },
    'content/site.yaml: homepage, featuredServices, entry 1, path: there is no service page "/barges". Correct it, or add a page with layout: service and this url.',
  ],
  [
    'a related page that is no service',
    {
      ...twoServices,
      'content/pages/new-service.md': servicePage({
        url: '/new-service',
        related: ['/other-service', '/about'],
      }),
    },
    'content/pages/new-service.md: related, entry 2: there is no service page "/about". Correct it, or add a page with layout: service and this url.',
  ],
  [
    'an unknown size',
    {
      ...twoServices,
      'content/pages/new-service.md': servicePage({ url: '/new-service', sizes: ['new-size', '99-yard'] }),
    },
    'content/pages/new-service.md: sizes, entry 2: there is no dumpster size "99-yard". Use an id of content/dumpster-sizes.yaml.',
  ],
  [
    'a usual size that the page does not list',
    {
      ...twoServices,
      'content/pages/new-service.md': servicePage({ url: '/new-service', usualSize: '20-yard' }),
    },
    'content/pages/new-service.md: usualSize: found "20-yard". Allowed is one of the ids under sizes.',
  ],
  [
    'a service page that no list shows',
    { ...twoServices, 'content/services.yaml': prepend([], serviceItem('/new-service')) },
    'content/pages/other-service.md: url: "/other-service" has no entry in content/services.yaml. Add one with href: /other-service; cards and the footer show the services from there.',
  ],
  [
    'a service whose page is of another kind',
    { 'content/services.yaml': prepend([], serviceItem('/about')) },
    'content/services.yaml: entry 1, href: there is no service page "/about". Correct it, or add a page with layout: service and this url.',
  ],
  [
    'a service without a page',
    { 'content/services.yaml': prepend([], serviceItem('/barges')) },
    'content/services.yaml: entry 1, href: there is no service page "/barges". Correct it, or add a page with layout: service and this url.',
  ],
  ...['/blog/page', '/blog/page/2'].map((url): Fault => [
    `a page at ${url}`,
    { [NEW_PAGE]: textPage({ url }) },
    `content/pages/new-page.md: url: found "${url}". Allowed is a path outside /blog/page, where the list of posts goes on.`,
  ]),
  [
    'a frame in a body',
    { [NEW_PAGE]: textPage({}, 'See <iframe src="https://a.example/film"></iframe>') },
    'content/pages/new-page.md: body: pages show no frames, and here is one with "https://a.example/film". Link to it instead.',
  ],
  [
    'a heading of the highest level in a body',
    { [NEW_PAGE]: textPage({}, '# What we *do*\n\nText.') },
    'content/pages/new-page.md: body: the heading "What we do" is one of the highest level, and the page has its own. Begin headings with ##.',
  ],
  ...['page', 'index'].map((slug): Fault => [
    `a post with the slug ${slug}`,
    { 'content/posts/a-new-post.md': post({ slug }) },
    `content/posts/a-new-post.md: slug: found "${slug}". Allowed is any slug but page and index, which the site needs itself.`,
  ]),
  ...['/index', '/blog/index'].map((url): Fault => [
    `a page at ${url}`,
    { [NEW_PAGE]: textPage({ url }) },
    `content/pages/new-page.md: url: found "${url}". Allowed is a path that does not end with /index, which hosts leave out.`,
  ]),
  [
    'a link in a body to nowhere',
    { [NEW_PAGE]: textPage({}, 'See [prices](/prices#today).') },
    'content/pages/new-page.md: body: the link "/prices#today" leads to no page. Correct the link, or add a page with this url.',
  ],
  [
    'a link to a thing that the list of what goes in has no more',
    { [NEW_PAGE]: textPage({}, 'See [tar](/services#tar).') },
    'content/pages/new-page.md: body: the link "/services#tar" leads to nothing on that page. Correct it: things have their ids in content/what-goes-in.yaml, questions in content/faq.yaml.',
  ],
  [
    'a link in a body that is no full path',
    { [NEW_PAGE]: textPage({}, 'See [about](about).') },
    'content/pages/new-page.md: body: found the link "about". Begin it with / for a page of this site, or with https:// for another site.',
  ],
  [
    'an unknown layout',
    { [NEW_PAGE]: textPage({ layout: 'poster' }) },
    'content/pages/new-page.md: layout: found "poster". Allowed: home, services, sizes, service, about, contact, careers, blog, not-found, text.',
  ],
  [
    'a page that has to be elsewhere',
    { 'content/pages/not-found.md': setField('url', '/lost') },
    'content/pages/not-found.md: url: found "/lost". Allowed: /404.',
  ],
  [
    'text under a page that is made of its fields',
    { [ABOUT]: (text) => `${text}\nWe are new.\n` },
    'content/pages/about.md: body: the layout "about" shows no text under its fields. Put the text into one of the fields, or on a page with layout: text.',
  ],
]);
