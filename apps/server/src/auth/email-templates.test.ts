import { locales } from '@longhand/contract/values';
import { expect, test } from 'vitest';
import { renderText } from '../platform/mail/email-content.ts';
import { renderHtml } from '../platform/mail/email-html.ts';
import { deletionCancelledEmail, deletionRequestedEmail } from './account/email-templates.ts';
import {
  accountExistsEmail,
  addressChangedEmail,
  addressInUseEmail,
  codeEmail,
  currentAddressEmail,
  noAccountEmail,
  passwordChangedEmail,
  passwordResetEmail,
  type SecurityChange,
  securityAlertEmail,
} from './email-templates.ts';
import { identityLinkedEmail } from './external/email-templates.ts';
import { invitationEmail } from './invitations/email-templates.ts';
import { waitlistPositionEmail } from './waitlist/email-templates.ts';

const site = { PUBLIC_URL: 'https://write.example.org', SUPPORT_EMAIL: 'help@example.org' };
const code = '123456';
const address = 'new@example.org';
const changes: Record<SecurityChange, true> = {
  totp_on: true,
  totp_off: true,
  recovery_codes_made: true,
  recovery_code_used: true,
  token_made: true,
  identity_unlinked: true,
  role_changed: true,
  passkey_added: true,
  passkey_removed: true,
};

test.each(locales)(
  'every email is complete in %s, in its text direction, with no secret in the subject',
  async (locale) => {
    const codes = (
      [
        'signupCode',
        'signInCode',
        'secondFactorCode',
        'stepUpCode',
        'newAddressCode',
        'waitlistCode',
        'externalCode',
      ] as const
    )
      .map((kind) => codeEmail(kind, locale, site, code))
      .concat(currentAddressEmail(locale, site, { code, address }));
    const reset = passwordResetEmail(locale, site, 'a-token');
    const alerts = Object.keys(changes).map(
      (change) => securityAlertEmail(locale, site, change as SecurityChange), // keys of the record above
    );
    const others = [
      accountExistsEmail(locale, site),
      noAccountEmail(locale, site),
      addressInUseEmail(locale, site),
      passwordChangedEmail(locale, site),
      addressChangedEmail(locale, site, address),
      deletionCancelledEmail(locale, site.PUBLIC_URL),
      deletionRequestedEmail(locale, site.PUBLIC_URL, new Date('2026-12-04T12:00:00Z')),
      identityLinkedEmail(locale, site, 'google'),
      invitationEmail(locale, site, { token: 'a-token', inviter: 'Ann' }),
      waitlistPositionEmail(locale, site, { position: 12, token: 'a-token' }),
    ];

    for (const letter of codes) {
      expect(renderText(letter)).toMatch(/^123456$/m);
      expect(renderText(letter)).toContain('10');
      expect(letter.subject).not.toContain(code);
    }
    expect(renderText(reset)).toContain(`${site.PUBLIC_URL}/auth/reset-password#token=a-token`);
    expect(reset.subject).not.toContain('a-token');
    expect(new Set(alerts.map(renderText)).size).toBe(alerts.length);
    for (const letter of [...codes, reset, ...alerts, ...others]) {
      const direction = locale === 'ar' ? 'rtl' : 'ltr';
      expect(await renderHtml(letter, locale)).toMatch(new RegExp(`dir="${direction}"`));
      expect(renderText(letter) + letter.subject).not.toMatch(/[{}]|\w+\.(subject|intro|ignore)\b/);
    }
  },
);

/** Known HTML injection payloads. */
const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '</td></table><form action=https://evil.example><input name=q>',
  '<!--[if mso]><v:rect href="https://evil.example"><![endif]-->',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href=https://evil.example/>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<object data=data:text/html;base64,PHNjcmlwdD4=></object>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<body onpageshow=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '" style="background:url(https://evil.example)',
  ']]><script>alert(1)</script>',
  '\u2028</p><script>alert(1)</script>',
];

test.each(vectors)('the display name %j adds no markup to an email', async (inviter) => {
  const asMail = (name: string) =>
    renderHtml(invitationEmail('en', site, { token: 'a-token', inviter: name }), 'en');
  const marksIn = (html: string) => html.match(/<[^>]*>/g);

  const html = await asMail(inviter);
  expect(marksIn(html)).toEqual(marksIn(await asMail('Ann')));
  expect(html).not.toContain(inviter);
});
