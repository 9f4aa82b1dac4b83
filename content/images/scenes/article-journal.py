"""Article: keeping a journal. A small notebook, a pen and a lamp by an evening window, with snow."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=('#34456E','#5F6A9C','#7E82AE'),ambient='#9fb0d8',ground='#d9b48a',strength=.40)
wall_with_window(1.15,-3,3,2.8,-.98,.42,.80,2.35,'#3F6A60',panes=(3,2),frame='#F3DFC0')
sn=mat('#C9D4EE',.95); ground(sn,30,-.75,(0,22)); hill((-6,20,-1),9,2.2,'#A9B6DC',.4); hill((9,24,-1),10,2.8,'#9DABD4',.4)
for x,c,w,sd in ((-1.55,'#8A5A58',1.35,3),(.10,'#A88F86',1.2,5),(1.6,'#7A5560',1.3,8)): qc_house((x,8.4,-.7),w,1,2,c,'#DCE4F6',lit=.85,seed=sd,h=.62,simple=True)
for x,y,h in ((-2.6,6.4,2.8),(1.35,6.2,2.2),(2.6,7.2,3.0)): spruce((x,y,-.75),h,'#2F4F58',snow=True)
lamppost((-.62,5.2,-.75),1.75,4,True); rnd=random.Random(5)
for _ in range(120): sphere((rnd.uniform(-2.4,2.2),rnd.uniform(1.8,6),rnd.uniform(.2,3)),rnd.uniform(.010,.024),mat('#FFFFFF',.9,bump=0,emit=.55))
for x,sd in ((-1.36,1),(.42,1)): curtain(x,.86,.50,2.6,.34,'#C9562B')
tube([(-1.5,.86,2.62),(.9,.86,2.62)],.018,mat(DARKWOOD))
# table
box((0,-.06,.60),(3.6,1.87,.06),mat('#A8693F',.5,bump=.12,scale=3),.02); Z=.632
box((-.05,-.10,Z),(1.25,.60,.006),mat('#EFDDBE',.95),.003,rot=(0,0,R(3)))
def journal(loc,s,turn,cover):
    with group(loc,turn,s):
        box((0,0,.006),(.43,.31,.012),mat(cover,.7),.005)
        for sd in (-1,1):
            def pg(u,v,o=0): return (sd*u*.205,-.145+.29*v,.022+.026*math.sin(min(1,u*1.25)**.55*math.pi)*(1-.45*u)+.006*(1-u)+o)
            a=P_grid(lambda u,v: pg(u,v),24,4); make(a if sd>0 else (a[0],[q[::-1] for q in a[1]]),mat('#FCF4E4',.9),solid=-.024,angle=60)
            n=9 if sd<0 else 5
            for k in range(n):
                y=.112-.0275*k; e=(.90,.84,.92,.70)[k%4] if k<n-1 else .52; w=np.linspace(.14,e,26)
                tube([np.array(pg(t,(y+.145+.0042*math.sin(t*70+k*2))/.29,.0025)) for t in w],.0030,mat('#4A6E93',.9,bump=0),n=2,seg=6,flat=.5)
        tube([(.0,.155,.030),(.004,.05,.028),(.0,-.15,.022),(.012,-.20,-.001),(.016,-.235,.002)],.007,mat(GOLD,.8),flat=.4)
journal((-.10,-.10,Z+.004),1.60,-5,PLUM)
# pen resting on the page
with group((.165,-.10,Z+.070),rot=(R(4),R(0),R(-32))): tube([(0,-.10,0),(0,.13,.006)],[.0135,.0145],mat(TERRA,.4,bump=0)); tube([(0,-.165,-.012),(0,-.10,0)],[.003,.0125],mat('#D9B05A',.35,bump=0)); cyl((0,.03,.003),.0155,.014,mat('#D9B05A',.35,bump=0),.003,rot=(R(90),0,0)); tube([(.0,.115,.024),(0,.045,.020)],.0045,mat('#D9B05A',.35,bump=0))
lamp_table((.60,.38,Z),1.38,TERRA,'#FFCF86',22,.75); cup((-.70,.16,Z),1.55,CREAM,200,steam=True,tea='#7a3f1e')
for i,(c,t) in enumerate(((RIVER,6),(GOLD,-8))): book((-.66,.56,Z+.055*i),.34,.25,.053,c,t)
pot((-.66,.56,Z+.108),.085,'geranium',CREAM,seed=5); eyeglasses((.50,-.16,Z+.004),1.35,-28,'#3a2620')
area((-2.2,-2.4,2.6),(0,.1,.7),1.8,66,'#ffcf9a'); area((-.4,2.2,2.2),(0,0,.7),1.4,34,'#9fb4ea'); area((2.2,-2.2,1.8),(0,.1,.7),2,13,'#ffd9b0'); point((.34,-.10,1.15),5,'#ffc37a',.12)
camera((0.02,-2.62,1.76),(.02,.26,.85),lens=54)
render('article-journal',samples=20,scale=.85,exposure=.40,glow=.22,bounces=5)
