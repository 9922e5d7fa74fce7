import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

/** A key and a self-signed certificate for a host name or an address, in PEM. */
export async function createSelfSignedCertificate(name: {
  type: 'dns' | 'ip';
  value: string;
}): Promise<{ key: string; cert: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = {
    privateKey: privateKey.toCryptoKey(algorithm, true, ['sign']),
    publicKey: publicKey.toCryptoKey(algorithm, true, ['verify']),
  };
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${randomUUID()}`,
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2099-01-01'),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new SubjectAlternativeNameExtension([name])],
  });

  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: certificate.toString('pem'),
  };
}
