"""Page not found: a cat in a scarf waits before a closed mailbox, in the snow."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F3DCCB'),(.5,'#F6E3D3'),(.72,'#D9DDE6'),(1,'#9DBBD3')),ambient='#cfdcee',ground='#e9dfdc',strength=.60); sun(22,-62,2.9,'#ffc78d',6)
sn=mat(SNOW,.95,bump=.12,scale=1.2); ground(sn,30,0); HZ='#EFE3DE'
for c,r,h,sy in (((-5,5,-.3),4.2,.75,.45),((5.5,6.5,-.3),5.5,1.1,.4),((0,10,-.4),9,1.25,.4),((-3.4,-.6,-.25),1.7,.42,.6),((3.6,-.2,-.25),1.6,.38,.7)): sphere(c,1,sn,s=(r,r*sy,h))
hill((-16,44,-1),22,6,'#C9D2DC',.3); hill((16,48,-1),26,8,'#D3DAE2',.3)
qc_row(-7.5,-.8,13.5,.30,seed=5,haze=.10,hz=HZ,lit=.75,s=1.15,dz=.2,snow=True)
for i,(x,y,h) in enumerate(((2.3,8.4,3.0),(3.7,9.2,3.8),(5.2,8.6,3.2),(-8.2,10.5,3.3),(.6,11,2.6),(6.8,10.6,4.2))): spruce((x,y,.3),h,'#3B6657',True,i)
cloud((9,46,13.5),1.6,2,'#FFF4EA'); cloud((-11,48,15),1.9,5,'#FFF4EA'); lamppost((-2.15,2.6,.05),1.72,3.0,True)
mailbox((.38,.15,0),-24,TERRA,True,1.0); cat((-.52,-.30,.03),38,1.45,col='#D98A4B',look=10,scarf=SPRUCE)
sphere((.38,.15,0),.34,sn,s=(1.1,.9,.28)); sphere((-.5,-.1,-.02),.5,sn,s=(1.1,.8,.12))
for i in range(9): # paw prints, from the left
    x=-.98-.25*i; y=-.42-.03*i+.10*(i%2)-.02*i*i*.3; sphere((x,y,.004),.045,mat('#B9C3D3',.95,bump=0),s=(1.15,.9,.08))
    for k in (-1,0,1): sphere((x+.055,y+.028*k,.004),.014,mat('#B9C3D3',.95,bump=0),s=(1,1,.2))
rnd=random.Random(3)
for i in range(120): y=rnd.uniform(-2,7); sphere((rnd.uniform(-4.5,4.5),y,rnd.uniform(.2,4)),rnd.uniform(.010,.024),mat('#FFFFFF',.9,emit=.45,bump=0))
if NIGHT: point((-2.0,2.3,1.85),110,'#ffbe70',.12); point((-1.3,-2.1,1.9),80,'#ffd09a',.4)  # the street lamp, and a lantern on the near side, on the cat and the box
camera((-.35,-4.9,1.12),(-.12,0,.86),lens=50)
render('introuvable',samples=16,scale=1.0,exposure=.28,glow=.2)
